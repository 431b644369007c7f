import type { Language } from "./language";

/** How Dutch emails greet, and how they speak to who is served, and to who serves. */
export const dutchParties: Language["parties"] = {
  greetings: "hallo|hoi|hi|hey|beste|geachte|lieve|dag|goede(?:morgen|middag|navond)",
  served: [
    "opnieuw boeken|boek (?:opnieuw|gerust opnieuw|een nieuwe)|(?:u kunt|je kunt|kunt u|kun je) [^.!?]{0,40}?(?:nieuwe|andere) (?:afspraak|tijd|datum)",
    "(?:bel|belt u|contacteer|neem contact op met) ons [^.!?]{0,80}?(?:nieuwe|andere|verzetten)|(?:bel|mail) ons om",
    "(?:je|jouw|uw) (?:tegoed|abonnement|strippenkaart|rittenkaart|lidmaatschap|aanbetaling|voertuig|auto|patiëntaccount)",
    "op de mat|tot (?:de volgende keer|een volgende keer)|(?:we|wij) (?:stellen|bieden|sturen) (?:u|je) [^.!?]{0,40}?(?:nieuwe?|andere?)",
    "in onze (?:praktijk|salon|garage|kliniek|studio|vestiging)|(?:u hoeft|je hoeft) niets te betalen",
  ],
  servedBy:
    "(?:uw|je|jouw) [^.!?]{0,80}?(?:bij|met) (?:de |uw |je )?(?:dr|dokter|tandarts|huisarts|verloskundige|(?:personal )?trainer|instructeur|instructrice|fysiotherapeut|kapper|dermatoloog|boekhouder|mondhygiënist)(?:\\.| )",
  serving:
    "(?:afspraak|sessie|consult|behandeling)[^.!?]{0,40}? (?:bij|met) (?:u|jou|je|jullie)|(?:uw|je|jouw|een|de|van een) (?:klant|cliënte?|patiënte?|leerling|deelnemer|gast)(?:en|s)?(?!\\p{L})|(?:plek|tijd|tijdslot) is (?:weer|nu) (?:vrij|beschikbaar)",
  yours: "(?:uw|je|jouw)(?! (?:agenda|kalender|wachtlijst|website|praktijk|salon|studio))",
  trades:
    "salon|\\p{L}+salon|\\p{L}+atelier|barbier|nagelstudio|notaris|kapsalon|praktijk|tandartspraktijk|huisartsenpraktijk|kliniek|garage|fysio|fysiotherapie|mondzorg|sportschool|ziekenhuis|opticien|barbershop",
  at: "bij|bij de|in",
};
