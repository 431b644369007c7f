import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const portugueseListCues: Language["cues"] = {
  none: [
    "(?:(?:cancelad|desmarcad|anulad)[oa]s?|cancelamentos|desmarca[cç][oõ]es|anula[cç][oõ]es)(?: (?:hoje|de hoje|ontem|amanhã|de amanhã|(?:d?est[ea]|n?est[ea]) (?:semana|m[eê]s)|d[ao] (?:dia|semana|m[eê]s)))?\\W*[:=\\t]\\W*(?:nenhum[a]?|0|zero|[-–—])(?: hoje)?",
  ],
  listCancelled: [
    "(?:novos |novas )?(?:cancelamentos|desmarca[cç][oõ]es) (?:recebid[oa]s )?(?:de )?(?:hoje|ontem|esta semana)",
    "cancelamentos|(?:consultas|marca[cç][oõ]es|sess[oõ]es|agendamentos|reservas) (?:cancelad|desmarcad|anulad)[oa]s|(?:cancelad|desmarcad|anulad)[oa]s",
    "(?:\\d+|uma?|duas|dois|tr[eê]s|quatro|cinco|seis) {appt} (?:cancelad|desmarcad|anulad)[oa]s?",
  ],
  listOffered: offeredLists.pt,
  listPast: [
    "hist[oó]rico(?: (?:de|do|da|dos|das)(?: [\\p{L}.'-]+){1,5})?|(?:registo|registro) de (?:altera[cç][oõ]es|atividades?)|atividades?(?: recentes?)?|(?:consultas|sess[oõ]es|marca[cç][oõ]es|agendamentos|visitas|aulas) (?:anteriores|passad[oa]s|pr[eé]vi[oa]s)(?: d[eoa](?: [\\p{L}.'-]+){1,4})?|[uú]ltim[oa]s (?:consultas|sess[oõ]es|marca[cç][oõ]es|agendamentos|visitas|altera[cç][oõ]es)",
  ],
  listOther: [
    "(?:nov[oa]s|pr[oó]xim[oa]s|outr[oa]s) (?:consultas|marca[cç][oõ]es|sess[oõ]es|agendamentos)|(?:consultas|marca[cç][oõ]es|sess[oõ]es|agendamentos)(?: (?:confirmad|marcad|remarcad)[oa]s)?|(?:confirmad|marcad|remarcad)[oa]s",
    // What else a day brings.
    "(?:nov[oa]s |[uú]ltim[oa]s )?(?:confirma[cç][oõ]es|avalia[cç][oõ]es|coment[aá]rios|mensagens|anivers[aá]rios|pagamentos|formul[aá]rios|not[ií]cias|novidades|dicas?|dica do (?:dia|m[eê]s)|sabia que)(?: (?:para|de|do|da|recebid[oa]s)(?: [\\p{L}]+){0,3})?",
  ],
  listMoved: [
    "(?:consultas|marca[cç][oõ]es|sess[oõ]es|agendamentos) (?:remarcad|alterad|adiad)[oa]s|(?:remarcad|alterad|adiad)[oa]s|remarca[cç][oõ]es|reagendamentos",
  ],
  listStill: [
    "{appt} (?:mantid[oa]s?|que (?:se mant[eé]m|continuam?|ficam?))(?: [\\p{L}]+)*|(?:continuam?|ficam?|mant[eé]m-se|permanecem?|restam?|ainda|sem altera[cç][oõ]es|na sua agenda|n[aã]o cancelad[oa]s)(?: [\\p{L}\\d.,-]+)*|(?:est[ae]s|seus|suas|[oa]s)(?: [\\p{L}-]+){1,3} (?:continuam|permanecem|ficam)(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:cancelamentos?|desmarca[cç][aã]o|desmarca[cç][oõ]es|desist[eê]ncias?)(?= \\(\\p{L}[^()\\d%]*\\))",
    "(?:cancelad|desmarcad|anulad)[oa]s?|desmarcou|cancelou|anulou|desistiu|desmarca|cancela|desmarcaram|cancelaram|n[aã]o (?:vem|vir[aá])",
  ],
  rowKept: [
    "(?:confirmad|reservad|atendid|remarcad|realizad|agendad|mantid)[oa]s?|pendente|sem resposta|compareceu|faltou|presente|confirmou|confirmaram|(?:por|a|sem|n[aã]o) confirm\\p{L}+|aguard\\p{L}+|vem|vir[aá]",
  ],
  unsettled: ["pendente|solicitad[oa]|provis[oó]ri[oa]|aguardando|por confirmar|propost[oa]"],
};
