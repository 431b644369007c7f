import type { Language } from "./language";

/** What Portuguese emails say of bookings, and of a time that was given to somebody else. */
export const portugueseBookingCues: Language["cues"] = {
  booked: [
    "(?:nova|novo) (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o)",
    "(?:agendou|marcou|reservou|remarcou)",
    "(?:consulta|agendamento|reserva|marca[cç][aã]o) (?:confirmad|agendad|marcad)[oa]",
    "obrigad[oa] (?:por|pela) (?:agendar|marcar|sua reserva|reservar)",
  ],
  freed: ["(?:hor[aá]rio|vaga)…(?:dispon[ií]vel|livre)|(?:novamente|de novo) (?:dispon[ií]vel|livre)"],
  filled: [
    "(?:vaga|hor[aá]rio|lugar)…(?:preenchid|ocupad|reatribu[ií]d)[oa]",
    "(?:j[aá]|novamente) (?:foi )?(?:ocupad|preenchid|reservad)[oa]",
    "(?:dei|demos|deu|passei|passamos) (?:j[aá] )?(?:a vaga|o hor[aá]rio|o lugar|a hora)",
    "(?:encaixei|coloquei|encaixamos|colocamos|marquei)…(?:no lugar|na vaga|no hor[aá]rio) (?:del[ea]|dess?[ea]|d[ao])",
    "(?:fica|ficou|ocupa|ocupou) (?:com )?(?:o|a) (?:lugar|hor[aá]rio|vaga)(?! livre)",
  ],
};
