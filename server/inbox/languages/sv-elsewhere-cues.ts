import type { Language } from "./language";

/** How Swedish emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const swedishElsewhereCues: Language["cues"] = {
  elsewhere: [
    "vaccination(?:en|er|erna)?|vaccinet|vaccin|påfyllnadsdos(?:en)?|blodprov(?:et)?|blodgivning(?:en)?|mammografi(?:n|undersökning(?:en)?)?|synundersökning(?:en)?|hörseltest(?:et)?|kastrering(?:en)?|chipmärkning(?:en)?",
    "(?:anställnings|jobb|bank|låne|utvecklings|skol)?(?:intervju|samtal)(?:n|et|en)?(?= (?:med|hos|på|om|hos)\\b)|(?:anställningsintervju|jobbintervju|intervju)(?:n|en)?|bolånemöte(?:t)?|(?:hos|med) (?:din|er) (?:rådgivare|bankrådgivare|handläggare|mäklare|advokat|revisor|husläkare|lärare|mentor)|inskolning(?:en)?|provkörning(?:en)?|bilservice(?:n)?|sjukhusbesök(?:et)?|läkarbesök(?:et)?",
    "utvecklingssamtal(?:et)?|föräldra(?:möte|samtal)(?:t|et)?",
  ],
  theirs: [
    "(?:måste|behöver|vill|tvingas|får)(?: \\p{L}+){0,3} (?:avboka|ställa in|flytta|boka om) (?:ditt|din|dina|ert|er|era)(?!\\p{L})|(?:avbokar|ställer in) (?:ditt|din|dina|ert|er|era) (?:\\p{L}+ ){0,2}?{appt}",
    "(?:teknikern|rörmokaren|elektrikern|montören|installatören) (?:ringde|har ringt)",
  ],
  office: [
    "(?:det här är|detta är|här är|jag heter) (?:\\p{L}+ ){1,3}(?:från|på|hos) (?:[\\p{L}&-]+ ){0,3}(?:banken|bank|försäkring|försäkringar|redovisning|skolan|förskolan|verkstaden|mäklarna|kommunen|kontoret)|(?:mottagning|kontor|sekreterare|praktik) (?:hos )?(?:dr|doktor|herr|fru)\\.? [\\p{L}-]+(?=\\s*:)|på uppdrag av|för \\p{L}+ \\p{L}+s räkning",
    "på vårt kontor|hos oss på kontoret",
  ],
  shared: ["(?:vår|vårt|din|ditt|er|ert) (?:\\S+ ){0,2}?(?:{appt}|möte|samtal|genomgång)"],
  caller: [
    "vi (?:levererar|monterar|reparerar) (?:på|först|då|den|det|i stället|istället)(?!\\p{L})",
    "(?:kan|skulle) (?:någon|du)…(?:ta över|hoppa in|byta pass)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:er|din) (?:\\p{L}+ )?(?:säljare|representant|kundansvariga?|leverantör|distriktschef)(?!\\p{L})",
    "visa (?:er|dig) (?:den|det|de|vår|våra|vårt) nya",
  ],
};
