import type { Language } from "./language";
import { practiceCues } from "./practice-cues";

/** How German emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const germanElsewhereCues: Language["cues"] = {
  ...practiceCues.de,
  elsewhere: [
    "\\p{L}*impfung(?:en)?|impftermins?|auffrischung|blutabnahme|blutspende|mammographie|darmspiegelung|magenspiegelung|sehtests?|hörtests?|kastration|krankenhaustermins?|klinikaufenthalts?|ambulanztermins?",
    "(?:vorstellungs|bewerbungs|job|personal|kredit|finanzierungs|hypotheken|bank|anlage|versicherungs|steuer|eltern|lehrer|schul|eingewöhnungs|kita)gespräch(?:e?s|e)?|(?:bank|kredit|steuer|schul|kita|eingewöhnungs|notar|anwalts|versicherungs|werkstatt|service)termins?|termin (?:beim|bei der|bei ihrem|mit ihrem|mit ihrer) (?:bank|finanzamt|steuerberater\\p{L}*|notar\\p{L}*|anwalt|anwältin|versicherung|berater\\p{L}*|bankberater\\p{L}*|kundenberater\\p{L}*|lehrer\\p{L}*|klassenlehrer\\p{L}*|werkstatt)",
    "(?:termin )?(?:im|beim|am|in der|bei der) (?:bürgeramt|bürgerbüro|standesamt|einwohnermeldeamt|ausländerbehörde|botschaft|konsulat|zulassungsstelle|finanzamt|jobcenter)(?!\\p{L})|(?:reisepass|personalausweis) (?:beantragen|abholen|verlängern)|visumstermins?|visum-?interviews?|reifenwechsel|räderwechsel|ölwechsel|hauptuntersuchung|probefahrt",
    "elternsprech(?:tag|stunde)(?:e?s|e|n)?|eltern-lehrer-gespräch(?:e?s|e)?",
  ],
  theirs: [
    "(?:muss|musste|müssen|mussten|möchte|möchten|kann|können)[^.!?;]{0,40} (?:ihren?|deinen?|euren?|ihr|dein|euer) (?:\\p{L}+ ){0,2}?{appt}[^!?;]{0,110}(?:absagen|stornieren|verschieben|nicht wahrnehmen|nicht einhalten)",
    "(?:klempner|installateur|elektriker|techniker|monteur|handwerker|heizungsbauer)(?:in)? (?:hat|hatte)(?: \\p{L}+){0,3} angerufen",
  ],
  office: [
    "(?:hier (?:ist|spricht)|hier) (?:die |das )?(?:praxis|kanzlei|sekretariat|vorzimmer|büro|ordination|empfang)(?: (?:von|der|des))?|(?:praxis|kanzlei|büro|sekretariat|ordination|vorzimmer) (?:von )?(?:dr|prof|herrn?|frau)\\.? [\\p{L}-]+(?=\\W*:)|(?:im auftrag|im namen) (?:von|des|der)",
    "(?:hier (?:ist|spricht)|ich bin|mein name ist) (?:\\p{L}+ ){1,3}(?:von der|vom|von|der) (?:[\\p{L}&-]+ ){0,3}(?:versicherung|bank|sparkasse|kanzlei|steuerkanzlei|autohaus|werkstatt|schule|kita|agentur|gmbh|ag|kg|hausverwaltung)",
    "(?:bei uns|bei mir) (?:im büro|in der (?:kanzlei|filiale|steuerkanzlei))|in (?:unserer|meiner) (?:kanzlei|filiale)|in unserem büro",
  ],
  shared: ["(?:unser(?:e[nmr]?)?|ihren?|ihr|deinen?|dein|euren?) (?:\\S+ ){0,2}?(?:{appt}|gespräch|treffen|telefonat)"],
  caller: [
    "um (?:ihren?|ihr|deine?n?|eure?n?) [\\p{L} -]{2,40} (?:auszumessen|aufzumessen|abzulesen|einzubauen|anzuschließen|auszutauschen|vorzuführen|zu (?:reparieren|warten|prüfen|montieren|liefern|installieren|streichen|reinigen|vermessen))",
    "(?:meine|die) (?:\\p{L}+ )?\\p{L}*schicht…(?:nicht|keine)…(?:übernehmen|antreten|machen|arbeiten)",
    "(?:hier (?:ist|spricht)|ich bin) (?:\\p{L}+ ){0,3}?(?:vom|von der|von|der|die|ihre?|deine?|aus) (?:\\p{L}+ )?{errand}",
    "wir (?:liefern|montieren|reparieren) (?:am|erst|dann|ihnen|die|den|das|nach|stattdessen)(?!\\p{L})",
    "(?:kann|könnte|könntest|kannst|können) (?:jemand|du|ihr|sie)…(?:übernehmen|einspringen|tauschen|vertreten)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:hier (?:ist|spricht)|ich bin|mein name ist)[^.!?;]{0,40} (?:dein|deine|euer|eure|ihre?) (?:\\p{L}+ ){0,2}?(?:vertreter|berater|betreuer|kundenberater|kundenbetreuer|ansprechpartner|account ?manager|vertriebspartner|lieferant)(?:in)?(?!\\p{L})",
    "(?:dein|deine|euer|eure|ihre?) (?:\\p{L}+ ){0,2}?(?:außendienst\\p{L}*|ausser?dienst\\p{L}*|fachberater|gebiets(?:leiter|vertreter|verkaufsleiter|manager)|bezirksleiter|handelsvertreter|pharmareferent|medizinprodukteberater|verkaufsberater|vertriebs(?:mitarbeiter|beauftragter?|leiter))(?:in)?(?!\\p{L})",
    "(?:ihnen|euch|dir)(?: [^ .,;!?]+){0,2} (?:die|das|den|unsere?n?|unser) (?:neue[nsr]?|neueste[nsr]?|aktuelle[nsr]?) [^.!?;]{0,40}(?:vorstell|vorzustell|zeig|präsentier|vorführ|vorzuführ)\\p{L}*",
  ],
};
