import { italianOwnWords } from "./it-own-words";
import type { Language } from "./language";

/** How Italian emails take back, correct or repeat what was written before. */
export const italianCorrectionCues: Language["cues"] = {
  retracted: [
    "(?<!non (?:si |ti )?)(?:ignora|ignori|ignorate|dimentica(?! gli appuntamenti)|dimentichi|dimenticate|lascia(?:te)? (?:perdere|stare)|lasci (?:perdere|stare)|cancell[ai] pure(?= (?:(?:il|la|lo|l'|quel|questo|mi[oa]|ultim[oa]|precedente|prim[oa]) ?)*(?:mail|e-mail|email|messaggio|sms|whatsapp|vocale)(?!\\p{L})))(?: (?:la|il|lo|l'|quello|quanto|tutto))?(?: ?(?:mia|mio|nostra|nostro))?(?: ?(?:ultim[oa]|precedente|prim[oa]))?(?: (?:mail|e-mail|email|messaggio|sms|whatsapp|vocale))?(?: (?:precedente|di prima|di ieri))?",
    "(?:ignora|ignori|ignorate|dimentica|dimentichi|dimenticate)(?: tutto)? (?:quello|quanto|ciò)(?: che)? (?:(?:ti|le|vi) )?(?:ho |avevo )?(?:scritto|detto|mandato|inviato|scrivevo)",
    "non (?:tenere|tenete|tenga|tener) conto(?: (?:della|del|dell')(?: ?\\p{L}+){0,2} (?:mail|e-mail|email|messaggio|sms))?(?: precedente)?|non (?:considerare|considerate|consideri) (?:la mia|il mio|l'ultim|la|il|quest)\\p{L}*(?: \\p{L}+){0,2}|come non detto",
    ...italianOwnWords.retracted,
  ],
  corrected: [
    "(?:intendevo|intendevamo)(?! (?:disdire|annullare|cancellare))|volevo (?:dire|scrivere|mettere)|mi riferivo (?:a|al|alla|all')",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:piccola )?(?:correzione|rettifica|errata corrige)(?=\\s*[:–-])|(?:data|ora|settimana) sbagliata|(?:giorno|orario|mese) sbagliato|(?:sbagliato|confuso|sbagliata) (?:il |la |l')?(?:giorno|data|ora|orario|settimana)",
    "(?:doveva|dovevo) (?:essere|scrivere)",
  ],
  resumed: [
    "(?:ho|ha|abbiamo|hanno) cambiato (?:di nuovo|ancora|nuovamente|un'altra volta) idea|(?:ho|ha|abbiamo|hanno) (?:di nuovo|ancora|nuovamente) cambiato idea|cambiato idea (?:di nuovo|un'altra volta|ancora)|ci (?:ho|ha) ripensato (?:di nuovo|ancora)",
    "(?:alla fine|in realtà|purtroppo invece|invece) (?:devo|deve|dobbiamo|ho dovuto|ha dovuto) (?:proprio |davvero |comunque )?(?:disdire|annullare|cancellare)|(?:devo|deve|dobbiamo) (?:proprio|davvero|comunque) (?:disdire|annullare|cancellare)",
    "alla fine (?:disdico|disdice|annullo|annulla|ha disdetto|ha annullato)|è (?!un peccato|stat)[^.!?;]{1,60} che (?:ha|ho|hanno|abbiamo|devo|deve) (?:disdetto|annullato|disdire|annullare|cancellato)",
  ],
};

export const italianCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:e )?non(?: (?:il|la|l'|lo|quello|quella|del|di|al|alle|per))*",
  reported: "scritto|scrivevo|detto|dicevo|diceva|dicendo|dice|menzion\\p{L}+|in cui",
};

/** On what a cancellation depends, and what only sounds so. */
export const italianConditions: Language["conditions"] = {
  ifs: "se|qualora|nel caso|a meno che|salvo che|purché|a patto che",
  otherwise: "altrimenti|sennò|se no",
  behind: "solo se|soltanto se|a seconda",
  notSo: "anche|come|e|o|ma|so|sapere|vedere|chiedo",
  politely:
    "possibile|è (?:possibile|ancora|ok)|fosse possibile|può|puoi|potete|potesse|potessi|non (?:le|ti|vi|è|ricordo|sbaglio|già)|per (?:lei|te|voi)|va bene|vuole|vuoi|volete|ha|hai|avete|serve|necessario|ne\\b|qualcuno|ci sono|c'è|occorre|mi",
  turns: "ma|quindi|perciò|pertanto|purtroppo",
  goesOn: "e|ma|perché|poiché|dato|che|grazie|mi|ti|le|vi|scus\\w+|può|puoi|avvis\\w+|io",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const italianWhys: Language["whys"] = {
  ofVisit:
    "prenotat[oa]|fissat[oa]|segnat[oa]|iscritt[oa]|previst[oa]|avevo|avevamo|era|(?:da|con) (?:lei|te|voi)|posto|libera(?:re)?|possibile|riesco|posso|salta|disponibile|assente",
  elsewhere: "riunion[ei]|lezion[ei]|esam[ei]|visit[ae]|colloqui(?:o)?|cors[oi]",
};
