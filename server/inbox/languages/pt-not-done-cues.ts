import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d[:/h.]\\d|\\d ?h|{day}))";
const noun = "(?:cancelamento|anula[cç][aã]o|desmarca[cç][aã]o)";
const many = "(?:consultas|sess[oõ]es|aulas|marca[cç][oõ]es|reservas|agendamentos|visitas|hor[aá]rios)";

/** What Portuguese emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const portugueseNotDone = {
  answer: [
    "(?:sim,? )?(?:confirmo(?: (?:a )?presen[cç]a)?|confirmar(?: (?:a |o |minha |meu )*(?:{appt}|presen[cç]a))?|estarei (?:l[aá]|presente)|vou|irei|compare[cç]o|aceitar)",
  ],
  standing: [
    ...unchangedCues.pt.standing,
    "(?:impedid[oa]|impediu|bloqueou) (?:[^ .;!?]+ ){0,3}?(?:de |o )?(?:cancelar|desmarcar|anular|cancelamento)",
    `${noun} (?:(?:de|por|da|do) [^.!?;,:]{2,40}? )?(?:(?:tardi[oa]|online|foi|est[aá]|em cima da hora) )*(?:bloquead|impedid|interrompid|abandonad|evitad|travad|intercetad|interceptad|incomplet|barrad|n[aã]o (?:foi )?(?:permitid|autorizad|conclu[ií]d|efetuad|efectuad|realizad|processad|aceit|finalizad))[oa]?`,
    `tentativa (?:falhada )?de (?:\\p{L}+ )?(?:${noun}|cancelar|desmarcar|anular)|(?:tenta|tentava|come[cç]ou a|tentado) (?:cancelar|desmarcar|anular)`,
  ],
  policy: [
    ruleHeadings.pt,
    "(?:{appt}|cancelamentos?|desmarca[cç](?:ão|ões)|altera[cç](?:ão|ões)|remarca[cç](?:ão|ões))[^.!?;]{0,90} (?:considerad[oa]s?|tratad[oa]s?|cobrad[oa]s?|contam?) como (?:uma? )?(?:no-?shows?|faltas?|aus[eê]ncias?)[^.!?;]*",
    "quem n[aã]o (?:puder|possa|conseguir|vier|for|pode)(?!\\p{L})[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "(?:se|caso) [^.;!?]{0,60}(?:atras\\p{L}+|tarde)[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:cancelar|desmarcar|remarcar|adiar) (?:a sua|o seu|a tua|o teu|sua|seu) {appt}(?! (?:[^ .;!?]+ ){0,4}?(?:{day}|\\d))",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:documentos|acordos|consentimentos|pol[ií]ticas|temas|t[oó]picos|cap[ií]tulos)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:uma?|cada|toda) {appt} (?:\\p{L}+ (?:e|ou) )?(?:cancelad|desmarcad|anulad)[oa] (?:é|ser[aá]|fica) (?:cobrad|faturad|debitad|considerad|sujeit|pag|perdid)\\p{L}*[^.;!?]*",
    `${noun} (?:online|pela internet|em linha) (?:est[aá]|foi|fica)(?: \\p{L}+)? (?:desativad|desligad|desabilitad|fechad|bloquead|ativad)[oa]|(?:p[aá]gina|ecr[aã]|tela|formul[aá]rio|bot[aã]o) de ${noun}`,
    `(?:sobre|para|por|regula|cobre|inclui|abrange|aplica-se a|relativ[oa]s? a|referentes? a|acerca de|em caso de|cobran[cç]a de|pol[ií]tica de|acordo de) (?:as |os |suas |seus |todas as )?(?:(?:${many}|faltas)(?: perdidas)? (?:e|ou) )?${many} (?:(?:perdid|adiad|faltad)[oa]s (?:e|ou) )?(?:cancelad|desmarcad|anulad)[oa]s${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.pt.kept,
    "(?:continua|continuam|permanece|permanecem|segue|seguem)(?: (?!livre|dispon|vag)\\p{L}+)? (?:na|no) (?:(?:sua|seu|tua|teu|vossa) )?(?:agenda|calend[aá]rio)",
  ],
} satisfies Language["cues"];
