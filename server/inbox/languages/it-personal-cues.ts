import { italianOwnWords } from "./it-own-words";
import type { Language } from "./language";

/** Small words that Italian puts between "non posso" and "venire". */
const soft =
  "(?:purtroppo |proprio |quindi |più |mai |ahimè |assolutamente |però |comunque |davvero |sicuramente |nemmeno |neanche |oggi |domani )*";
const cancel = "(?:(?:annullar|disdir|cancellar)(?:e|l[ao])|rinunciare(?! al superfluo| a (?:tutto|molte cose)))";
const cancelling = "(?:annull|disd|cancell)";
const appeal = "(?:per favore|per cortesia|per piacere|gentilmente|cortesemente|cortesia|grazie)";

/** What Italian clients say who are not coming, and what a front desk says of them. */
export const italianPersonalCues: Language["cues"] = {
  plea: [
    `(?:può|puoi|potete|potrebbe|potresti|potreste|possono)(?: ${appeal}| pure)? (?:annullare|disdire|cancellare|liberare|togliere) (?:il mio|la mia|il nostro|la nostra)`,
    `(?:può|puoi|potete|potrebbe|potresti|potreste)(?: ${appeal}| pure)? (?:annullarmi|disdirmi|cancellarmi|togliermi|annullarci|cancellarci) (?:l'{appt}|il|la|da|dal|dalla|dall'{appt}|per)`,
    // "…, va bene?" asks for nothing.
    `(?:devo|dovrei|dobbiamo|vorrei|volevo|dovrò) ${soft}${cancel}(?=[^.!?;]{0,70}, (?:ok|okay|va bene|d'accordo|se possibile|è possibile) ?\\?)`,
    `(?:non|nn) (?:posso|potrò|riesco|riuscirò|ce la faccio|verrò|vengo) ${soft}(?:(?:ad? )?(?:venire|esserci))?(?=[^.!?;]{0,70}, (?:ok|okay|va bene|d'accordo) ?\\?)`,
    ...italianOwnWords.plea,
  ],
  unfit: [
    // Whoever writes needs no visit: perhaps a client, perhaps an employer.
    "non (?:serve|occorre|è necessario|c'è bisogno)(?: di)? (?:che (?:tu |lei |voi )?(?:venga|vieni|veniate|passi|passiate)|venire|passare)(?! (?:prima|presto|digiun))",
    "non (?:mi |ci )?va bene",
    "non (?:sono|siamo|sarò|saremo) (?:più )?(?:disponibil[ei]|liber[oai])",
    "non ci (?:sono|siamo)(?=\\W*$)",
    "non mi (?:è|viene|torna|resta) comod[oa]",
    "(?:non|nn) (?:posso|riesco|possiamo|riusciamo|potrò|riuscirò)(?=\\W*$|,| (?:{day}|oggi|domani|il \\d|alle \\d))",
  ],
  personal: [
    "non se ne fa (?:più )?(?:niente|nulla)|(?:facciamo|fate|fai|faccia) saltare(?=\\W*$|,| (?:{day}|domani|la|l'))|(?:mi|ci) (?:tocca|toccherà) saltare(?=\\W*$|,)|(?<!non )(?:toglimi|cancellami|depennami|levami|toglietemi|cancellatemi) (?:pure )?(?:da|dal|per)(?= (?:{day}|domani|quest|il))",
    "(?:ho avuto|mi è (?:capitat|sort|uscit|saltat|sopraggiunt|venut)[oa](?: fuori)?|è sopraggiunt[oa]) (?:un|un'|uno|una)[^.!?;]{1,70} non (?:riesco|posso|ci sono|potrò|riuscirò)(?=\\W*$|,)",
    "(?<!non )liber(?:a|i|ate|are) pure (?:l'ora|il posto|lo slot|l'orario|la fascia|l'appuntamento)",
    "(?<!non )mi (?:devi|deve|dovete|dovresti|dovrebbe|tocca farmi) (?:purtroppo |proprio |pure )*(?:cancellare|togliere|disdire|annullare|depennare)(?=\\W*$|\\W{2}| (?:pure|da {day}|da (?:oggi|domani)|dal(?:la|l')? ?(?:lista|agenda|{appt})|per|(?:il |la |l')?{appt}|{day}|domani)(?!\\p{L}))|(?<!non )(?:devi|deve|dovete|dovresti) (?:purtroppo |proprio )*(?:cancellarmi|togliermi|disdirmi|annullarmi|depennarmi)(?=\\W*$|\\W{2}| (?:da {day}|da (?:oggi|domani)|dal(?:la|l')? ?(?:lista|agenda|{appt})|per|{day}|domani)(?!\\p{L}))",
    "(?<=^\\W*)da (?:annullare|disdire|cancellare)(?=\\W)",
    "mi (?:annulli|annullate|cancelli|cancellate|cancella|tolga|togliete|togli) (?:pure )?(?:per|da|dal|dalla)(?= )",
    "(?:do|dà|danno|dare|dato|darò|darà|fa|faccio|facciamo) forfait",
    "(?:{day}|\\d)[^!?;]{0,60} (?:(?:questa volta|stavolta|per questa volta) )?(?<!non )(?:salto|salta|saltiamo|devo saltare|la salto|lo salto|passo la mano)(?=\\W*$|,)",
    "non (?:conti|contate|contare|contino) su di (?:me|noi)|(?:malat[oa]|febbre|influenza)[^!?;]{0,30} (?:resto|rimango|restiamo|rimaniamo) a casa (?:{day}|oggi|domani|il \\d)",
    "(?:non|nn) (?:sarò|sarà|saremo|saranno|sono|siamo) (?:purtroppo |più )*(?:da (?:voi|lei|te|loro)|in studio|in palestra|in ambulatorio|lì|dei vostri)(?=\\W*$|,| (?:luned|marted|mercoled|gioved|venerd|sabato|domenica|oggi|domani|il|alle|per|perch))",
    "non (?:ci (?:sono|siamo)|(?:ci )?(?:sarò|sarà|saremo|saranno)) (?:quindi |purtroppo )*(?:ad? |alla |al |all')?(?:(?:mi[oa]|su[oa]) )?{appt}",
    "non (?:mi|si|ci) presenter(?:ò|à|emo|anno)",
    "(?:annulla|annulli|annullate|disdici|disdica|disdite|cancella|cancelli|cancellate)(?:lo|la|li|le)? pure",
    "(?<!non (?:\\p{L}+ ){0,2})(?:dare|cedere|offrire|passare|dai|dia|date|cedi|offri|cedo|cede)(?: pure)? (?:il mio (?:posto|orario|slot)|la mia ora)",
    "non ci (?:sarò|sarà|saremo|saranno)",
    "(?:non|nn) (?:sarò|sarà|saremo|saranno) (?:purtroppo |più )*(?:present[ei]|lì|dei vostri|in grado di (?:venire|esserci|partecipare|essere present[ei]))",
    "(?:sarò|sarà|saremo|saranno) assent[ei] (?:al|alla|dal|dalla|all'|dall') ?{appt}",
    `(?:non|nn) (?:posso|potrò|potremo|possiamo|possono|potranno|riesco|riesce|riusciamo|riescono|riuscirò|riuscirà|riusciremo|potrà|può|potuto|riuscit[oa]) ${soft}(?:ad? |di )?(?:venire|esserci|essere present[ei]|essere lì|essere da (?:voi|lei|te)|essere in studio|partecipare|presentar(?:mi|si|ci)|presenziare|farcela|passare|arrivare|recar(?:mi|si|ci)|mantenere|rispettare|onorare|raggiunger\\p{L}+)(?! (?:prima|in (?:orario|tempo|anticipo)|puntual|per le|entro|presto))`,
    "(?:non|nn) ce la (?:faccio|facciamo|fa|fanno|farò|faremo|farà|faranno)(?! (?:più(?! ad? )|ad? (?:arrivare|essere) (?:prima|in (?:orario|tempo)|puntual|per le)|per le|prima))",
    "(?:mi|ci|gli|le) (?:è|sarà|risulta|era|viene) (?:\\p{L}+ )?impossibile (?:venire|essere|presenzi|partecip|raggiung|presentar)\\p{L}*",
    "non (?:mi|ci|gli|le) (?:è|sarà) (?:\\p{L}+ )?possibile (?:venire|essere|presenzi|partecip|raggiung|presentar)\\p{L}*",
    "impossibilitat[oaie] ad? (?:venire|essere|presenzi|partecip|presentar)\\p{L}*|impossibilità (?:di|ad?) (?:venire|essere|presenzi|partecip|presentar)\\p{L}*",
    `(?:devo|dobbiamo|vorrei|vorremmo|voglio|vogliamo|deve|devono|vuole|vorrebbe|dovrei|dovrò|dovremo|dovrà|dovuto|(?:costrett|obbligat)[oaie](?:, [^.!?;,]{1,30},)? ad?|(?:spiacent[ei]|dispiace|rincresce|duole)(?: di)?(?: dover)?|chiesto di|preferisco|preferisce|preferirei|tocca|toccherà|deciso di|preferito|volevo|intendo|desidero|desidera|provveduto ad?) ${soft}${cancel}`,
    `(?:chiede|chiedo|chiediamo|prego|preghiamo|richiedo|gradirei) (?:\\p{L}+ )?(?:di )?(?:poter |voler )?(?:annullare|disdire|cancellare) (?:il mio|la mia|il nostro|la nostra|il suo|la sua|(?:il |la |l')?{appt} (?:d|pren|fiss|previ|già|per))\\p{L}*`,
    `(?:chiedo|chiede|chiediamo|richiedo|comunico|comunica|comunichiamo|confermo) (?:\\p{L}+ ){0,3}(?:l'annullamento|la disdetta|la cancellazione) (?:del|della|di|dell'{appt})`,
    `(?:${appeal},? )?(?:annull[ia]|disd[ia]ca|disdite|disdici|cancell[ia])(?:te|mi)? (?:il mio|la mia|il nostro|la nostra)`,
    `mi (?:annulli|annullate|cancelli|cancellate|cancella|disdica|disdici|tolga|togliete) (?:l'{appt}|il|la|da|dal|dalla|dall'{appt})`,
    `(?:può|potete|potrebbe|puoi) (?:${appeal} )?(?:annullare|disdire|cancellare) (?:il mio|la mia)`,
    "annullo (?:il|la|l'{appt})|annulliamo (?:il nostro|la nostra)|disdiciamo (?:il|la|l'{appt})",
    "(?:non|nn) (?:verrò|verrà|verremo|verranno|vengo|viene|vengono|veniamo)(?=\\W*$|,| (?:più|ho (?:la|il|un|una|mal|da)|sono (?:malat|ammalat|raffreddat|via)[\\p{L}]*|sto (?:male|poco bene)|scus[aie]|mi dispiace|purtroppo|devo|perché|all?|ad? (?:lezione|fare|danza|yoga|pilates|nuoto|logopedia|fisioterapia|terapia|ripetizioni|allenamento|massaggio|controllo|ginnastica)|il|per|da (?:voi|lei|te)|in studio|dopodomani|domani|oggi|stasera|stamattina|quest|luned|marted|mercoled|gioved|venerd|sabato|domenica|dato|perch))",
    "(?:dà|dò|do|dato|dare|darà|dando) (?:la )?disdetta",
    "(?:chiamat[oa]|telefonat[oa]|scritt[oa]|chiama|avvisa|avvisat[oa]|comunicat[oa]|messaggio|whatsapp|usato|utilizzato)…(?:per|che|di) (?:\\p{L}+ ){0,2}(?:disdire|annullare|cancellare|disdice|annulla|rinuncia)",
    // Writing to cancel, what is one's own or has no owner, not "your appointment".
    "(?:scrivo|scriviamo|contatto|chiamo|telefono)(?: [^ .,;!?]+){0,2} per (?:disdire|annullare|cancellare)(?= (?:l'|il |la )(?!su[oa]|tu[oa]|vostr))",
    "disdico",
    // "Con la presente sono a disdire"
    "(?:sono|siamo|mi trovo|ci troviamo)(?: [^ .,;!?]+){0,4} (?:a|a dover) (?:annullare|disdire|cancellare)(?!,? (?:il|la|l'|i|le|gli)? ?(?:su[oa]|tu[oa]|vostr[oa])(?!\\p{L}))",
    "(?:bisogno|necessità|intenzione) di (?:annullare|disdire|cancellare)",
    "(?:rinuncio|rinuncia|rinunciano|rinunciamo|rinunciato) (?:ad?|al|alla|all'{appt})|(?:lascio|lascia|libero|cedo|cede) (?:il mio|la mia|il suo|la sua|il posto)",
    "(?:salta|salto|saltiamo|saltano|salterà|salterò|mancherà|mancherò|saltare|saltato) (?:(?:a|alla|la|il|le|lo|sua|suo|mia|mio|nostra|nostro|al|questa) )*(?:l'|all')?{appt}",
    "(?<!\\b(?:mi|mi ha|mi hanno) )(?:do|dò|dà|danno|dare|dato|darà|darò) buca",
    "(?:non (?:ho|ha|abbiamo) più bisogno|non necessit[oa]) (?:della|del|di)(?: (?:mia|mio|sua|suo|questa|questo))? ?{appt}|non (?:ho|ha|abbiamo) più bisogno dell'{appt}|non (?:mi|gli|le) serve più (?:il |la |l')?{appt}",
    `tolg(?:a|o|li|ano|hiamo) (?:pure )?(?:il mio|la mia|il suo|la sua)|${cancelling}\\p{L}{1,6} (?:tutto )?(?:a nome|per conto)`,
    ...italianOwnWords.personal,
  ],
  matter: [
    "(?:(?:motivo|oggetto|ragione) (?:della |di )?(?:chiamata|telefonata|contatto)|oggetto|chiama per|desidera|richiede|richiesta|esito)\\W*[:\\t]\\W*(?:(?:vuole|desidera|deve) )?(?:disdire|annullare|cancellare|disdice|annulla|disdetta|annullamento|cancellazione)(?: (?:(?:di|del|della|il|la|un|una|suo|sua) )*(?:l'|un'|dell')?{appt})?",
  ],
  bare: [
    "(?:per favore )?(?:annullare|disdire|annulla|disdice|disdetta|disdico|annullo|cancella|cancellare|non vengo|non posso venire|non riesco a venire)(?: (?:l'|un |il mio |la mia )?{appt})?",
  ],
};
