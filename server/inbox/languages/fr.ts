import { frenchCues } from "./fr-cues";
import type { Language } from "./language";

export const french: Language = {
  code: "fr",
  common:
    "le la les des du de un une et est sont a été avec pour par sur dans vous votre vos nous notre son sa ses rendez-vous rendez bonjour merci heure à au aux ne pas que qui cette ce cet je mon ma mes il elle en plus bien cordialement madame monsieur annulé annulée séance suivant",

  months: [
    "janvier janv jan",
    "février fevrier févr fév fev",
    "mars",
    "avril avr",
    "mai",
    "juin",
    "juillet juil",
    "août aout",
    "septembre sept sep",
    "octobre oct",
    "novembre nov",
    "décembre decembre déc dec",
  ],
  weekdays: ["lundi lun", "mardi mar", "mercredi mer", "jeudi jeu", "vendredi ven", "samedi sam", "dimanche dim"],
  today: "aujourd'hui|ce matin",
  tomorrow: "demain",
  tonight: "cet après-midi|cette après-midi|ce soir|aujourd'hui après-midi",
  noDate: "à demain|bon lundi|bon mardi|bon mercredi|bon jeudi|bon vendredi|bon samedi|bon dimanche",
  dayAfterTomorrow: "après-demain",
  yesterday: "hier|hier matin|hier soir|hier après-midi",
  thisWord: "ce cette",
  nextWord: "prochain prochaine",

  am: "",
  pm: "",
  morning: "du matin|le matin|au matin|dans la matinée|en matinée|matin",
  afternoon: "de l'après-midi|du soiraprès-midi|le soir|dans l'après-midi|dans la soirée|en soirée|après-midi|soir",
  noon: "midi",
  midnight: "minuit",
  clock: "h heures heure",
  ordinal: "er ère e ème",
  ordinals: "premier",
  numbers: "une deux trois quatre cinq six sept huit neuf dix onze douze",
  between: "à a de le du au dès vers pour heure horaire",
  at: "à dès vers de",
  until: "à jusqu'à au",
  minutesBefore: "",
  minutesAfter:
    "et demie +30|et demi +30|et quart +15|moins le quart -15|moins quart -15|trente +30|quinze +15|quarante-cinq +45",
  opensRange: "entre",
  dateWords: {
    articles: "le",
    afterTomorrow: "",
    dayNamed: "",
    dayAlone: "",
    dayAtHour: "le à|le a",
    beforeMonth: "de|d'",
    beforeYear: "de",
    alsoWords: "lun|mar|mer|ven|sam",
    noSpan: "et",
    streets: "rue",
    hourLabels: "heure|horaire",
    counted: "jours?|heures?",
  },

  labels: {
    reason: "motif raison commentaire commentaires message remarque remarques note notes question questions précision",
    birth: "naissance né née",
    zone: "fuseau",
    stamp: "réservé annulation créé envoyé reçu demandé modifié date-annulation pris enregistré émis payé",
    old: "ancien ancienne initial initiale initialement précédent précédente avant origine",
    fresh: "nouveau nouvelle nouvel désormais maintenant après modifié reporté",
    end: "fin termine jusqu'à",
    aside:
      "prochain prochaine souhaité souhaitée autre alternative proposé proposée limite expiration validité disponibilités disponibilité horaires demande échéance",
    cancelled: "annulé annulée annulés réservé supprimé",
    when: "date quand début réservation rendez-vous rdv séance jour créneau horaire commence cours consultation départ visite",
    time: "heure heures",
    who: "client cliente patient patiente nom prénom invité participant participante élève",
    by: "par",
    plain:
      "quoi où lieu service prestation prestataire praticien praticienne téléphone portable mobile email e-mail mail courriel adresse prix tarif montant statut durée type avec salon cabinet référence numéro code lien objet assurance soin acompte collaborateur collaboratrice",
  },
  labelWords: {
    filling: "pour|de|la|le|du|des|et|à|a",
    for: "pour",
    on: "le",
    doneOn: "à|date",
    cancelStem: "annul",
    dating: "au|du|le|date|par",
    actor: "par",
    zoneLabel: "fuseau(?: horaire)?",
  },
  people: {
    inNames: "de|la|le|du",
    contact: "téléphone|portable",
    hasCancelled: "a annulé",
    noName: "Rendez",
  },
  comers: {
    articles: "les?|la|notre|nos|votre|vos|une?|ce|cette",
    clients:
      "client[es]*|patient[es]*|élèves?|participante?s?|membres?|groupe|dame|dames|monsieur|messieurs|madame|homme|femme|mari|épou[sx]e?|conjointe?|compagn\\p{L}+|couple|gens|garçons?|filles?|fillette|enfants?|petite?s?|grande?s?|bébé|jumeaux|jumelles|fils|maman|mère|papa|père|parents?|grand-\\p{L}+|mamie|papi|frères?|sœurs?|soeurs?|tante|oncle|cousine?s?|nièce|neveu|famille|amie?s?|copine?|chiens?|chienne|chiot|chat|chatte|cheval|animal|personnes?|deux|autres?|rappel|message",
    selves:
      "je|j'\\p{L}+|nous|on|il|elle|ils|elles|tu|vous|pourrai|pourrons|pourrais|peux|pouvons|viendrai|viendrons|viens|serai|serons|suis|sommes|ai|avons|dois|devons|souhaite|souhaiterais|voudrais|veux|préfère|vais|aimerais|et|mais|qui|m'y|me",
    prepositions: "à|de|pour|avec|dans|sur|en|après|avant|chez|par|dès|vu|malgré|suite à|depuis|pendant|sans|sous|reçu",
    reasons: "car|cause|raison|parce|puisque|suite|avec",
    pleas: "merci|prière|veuillez|pouvez|pourriez",
    capitals: false,
    follows: false,
  },
  leads: {
    onDay: "le|du",
    ofDay: "de",
    daysOf: "",
    fromDay: "de|du",
    atHour: "à",
    fromHour: "",
    aloneBeforeHour: "à partir de",
    and: "et",
  },

  appt: "(?:(?:rendez[- ]vous|rdv|séances?|consultations?|réservations?|créneaux?|cours|visites?|soins?|massages?|réunions?|événements?|évènements?|coupes?|bilans?))",
  thing:
    "(?:abonnements?|commandes?|vols?|adhésions?|contrats?|livraisons?|paiements?|factures?|assurances?|forfaits?|comptes?|voyages?|hôtels?|billets?|essais?)",
  abbreviations: "mme|mlle",
  errand:
    "(?:(?:ce|le) (?:truc|machin)|(?:cette|la) chose|femme de ménage|fournisseur|livreur|coursier|commercial|comptable|serrurier|réparateur|installateur|taxi|vtc|train(?! de\\b)|tgv|vols?|location de voiture|garage|votre (?:voiture|véhicule)|voiture|vidange|contrôle technique|pneus|(?:de|une) table|table pour|restaurant|couverts|hôtel|chambre d'hôtel|livraison|technicien(?:ne)?|plombier|électricien|chauffagiste|chaudière|vétérinaire|toilettage|votre (?:chien|chat|animal)|visite de (?:l'appartement|la maison|votre bien)|réunion parents|audience|tribunal|conférence|congrès|webinaire|concert|spectacle|cinéma|match)",

  cues: frenchCues,

  headers: { from: "de", sent: "envoyé|date", to: "à", subject: "objet" },
  forwarded:
    "message transféré|message d'origine|message original|début du message (?:réexpédié|transféré)|message initial|rendez-vous d'origine",
  wrote: "\\ble\\b.{4,200}\\ba écrit\\s?",
  wroteStem: "crit",
  prefixes: "tr re",
  autoReply: [
    "réponse automatique",
    "absence du bureau",
    "absent(?:e)? du bureau",
    "message d'absence",
    "je suis absent",
    "notification d'absence",
  ],
  undelivered: [
    "échec de (?:la )?(?:remise|livraison|distribution)",
    "non remis",
    "message non distribué",
    "notification d'échec",
    "retard de remise",
  ],
  received:
    "(?:votre|ta) (?:demande|message|ticket|e-?mail|courriel)[^.!?]{0,40}(?:a (?:bien )?été (?:reçue?|enregistrée?|créée?)|est bien (?:reçue?|arrivée?))|(?:nous avons|avons) bien reçu (?:votre|ta) (?:message|demande|courriel|e-?mail)",
};
