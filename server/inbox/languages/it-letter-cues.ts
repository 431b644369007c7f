import type { Language } from "./language";

/** What Italian letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const italianLetterCues: Language["cues"] = {
  advert: [
    "\\d+(?:[.,]\\d\\d)? ?(?:€|eur|euro) ?(?:/|al) ?(?:mese|anno)|€ ?\\d+(?:[.,]\\d\\d)? ?(?:/|al) ?(?:mese|anno)|(?:richiedi|prenota|guarda) (?:una|la|la tua) demo|senza vincoli|provalo? gratis|pensa al resto",
    "\\d+ ?% di sconto|sconto|webinar|codice promozionale|offerta|iscriviti|approfitta|prova gratuita|consigli per",
  ],
  review: [
    "ci consiglierebbe|quanto è soddisfatt[oa]|com'è andata|cosa possiamo migliorare",
    "ha (?:valutato|recensito) (?:la|il|il suo|la sua|il tuo)(?!\\p{L})|[1-5] stell[ae]",
    "(?:nuov[ae]|ultima|brutta) (?:recension[ei]|valutazion[ei]|opinion[ei])|(?:ha|hanno) (?:lasciato|pubblicato|scritto) (?:una |la sua )(?:nuova )?(?:recensione|valutazione|opinione)",
    "rispost[ae] al (?:sondaggio|questionario)|(?:ha|hanno) (?:risposto al|compilato il) (?:vostro |tuo |suo )?(?:sondaggio|questionario)|(?<=^\\W*)(?:voto|valutazione|punteggio)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|su)",
  ],
  invited: [
    "(?:prenota|riserva|assicurati|blocca) (?:subito |ora |gratis )*(?:il tuo|il suo|un) posto|(?:iscriviti|registrati)(?! di nuovo)|partecipa (?:gratis|ora|alla|al|all')|ti aspettiamo (?:in diretta|online)",
    "(?:(?:nostr[oa]|prossim[oa]) )*(?:webinar|diretta|(?:lezione|incontro|sessione|corso|workshop|demo|evento) (?:in diretta|dal vivo|online|gratuit[oa]))(?: gratuit[oa]| online| in diretta| dal vivo)*(?= ?[:–—|-]| il\\b| di\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:esempi[o]?|modello|bozza|proposta|anteprima) (?:di|del|dell'|dello|della|per)(?! ?(?:la )?(?:trascrizione|messaggio vocale|conversazione|chiamata|risposta)) ?[^:.!?;]{0,80}(?=:\\W*$)|(?:nuovo|vecchio|nuova) (?:sms|e-?mail|messaggio|testo|avviso|notifica)(?! d[ia])(?=[^:.!?;]{0,40}:\\W*$)",
    'ecco (?:cosa|come)[^.!?;]{0,50}(?:vedr(?:à|anno)|apparir(?:à|anno)|ricever(?:à|anno)|sar(?:à|anno))|anteprima(?= ?:)|(?:per|ad) esempio(?=\\W*[:«"])|esempio(?= ?:)|messaggio di prova|è (?:solo )?(?:il nostro|un|il) modello(?: standard| predefinito)?|\\{\\{',
  ],
  organizer: [
    "annullat[oa] (?:dall'organizzatore|dall'organizzatrice)|(?:l'organizzatore|l'organizzatrice) (?:ha|ha dovuto) (?:annullat[oa]|annullare|cancellat[oa]|cancellare)",
  ],
};
