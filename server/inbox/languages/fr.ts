import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import { frenchConditions, frenchCorrections, frenchWhys } from "./fr-correction-cues";
import { frenchCues } from "./fr-cues";
import { frenchParties } from "./fr-parties";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";

export const french: Language = {
  code: "fr",
  common:
    "le la les des du de un une et est sont a été avec pour par sur dans vous votre vos nous notre son sa ses rendez-vous rendez bonjour merci heure à au aux ne pas que qui cette ce cet je mon ma mes il elle en plus bien cordialement madame monsieur annulé annulée séance suivant annulation annulations rdv mme mlle annul annule annuler annulés demain matin midi soir svp dsl bjr slt vient déjà comblé prise mais aussi oui lui moi finalement quand même suis peux pris viendra viendrai ignorer",

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
  today: "aujourd'hui|d'aujourd'hui|aujourdhui|ce matin",
  tomorrow: "demain",
  tonight: "cet après-midi|cette après-midi|ce soir|aujourd'hui après-midi",
  noDate: "à demain|bon lundi|bon mardi|bon mercredi|bon jeudi|bon vendredi|bon samedi|bon dimanche",
  dayAfterTomorrow: "après-demain|apres-demain|aprés-demain|d'après-demain|d'apres-demain|après demain|apres demain",
  yesterday: "hier|hier matin|hier soir|hier après-midi",
  thisWord: "ce cette",
  nextWord: "prochain prochaine",
  followingWord: "suivant|suivante",
  lastWord: "dernier dernière passé",
  monthWords: "de ce mois 0|du mois prochain 1|le mois prochain 1",
  thisWeek: "cette semaine",
  nextWeek:
    "de la semaine prochaine|la semaine prochaine|semaine prochaine|de la semaine qui vient|la semaine qui vient",
  laterWords:
    "en huit 7|en 8 7|en quinze 14|en 15 14|dans une semaine 7|dans huit jours 7|dans 8 jours 7|dans quinze jours 14|dans 15 jours 14|dans # semaines 7",

  am: "",
  pm: "",
  morning: "du matin|le matin|au matin|dans la matinée|en matinée|matin",
  afternoon: "de l'après-midi|du soir|après-midi|le soir|dans l'après-midi|dans la soirée|en soirée|après-midi|soir",
  early: "tôt|tôt le matin|matin tôt|le matin tôt|de bon matin|de bonne heure|à la première heure|très tôt",
  noon: "midi",
  midnight: "minuit",
  clock: "h heures heure",
  ordinal: "er ère e ème",
  ordinals: "premier",
  numbers:
    "une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-une vingt-deux",
  between: "à a de le du au dès vers pour heure horaire",
  at: "à dès vers de",
  until: "à jusqu'à au",
  minuteWords: "cinq dix quinze vingt vingt-cinq trente trente-cinq quarante quarante-cinq cinquante cinquante-cinq",
  minutesBefore: "",
  minutesAfter:
    "et demie +30|et demi +30|et quart +15|moins le quart -15|moins quart -15|# +|heures # +|heure # +|h # +|heures moins # -|heure moins # -|h moins # -",
  opensRange: "entre",
  dateWords: {
    articles: "le",
    afterTomorrow: "",
    dayFollows: true,
    dayNamed: "",
    dayAlone: "",
    dayAtHour: "le à|le a|du à|du a|au à",
    beforeMonth: "de|d'",
    beforeYear: "de",
    alsoWords: "lun|mar|mer|ven|sam",
    apposed: "celui du|c'est-à-dire|soit|donc",
    usual: "habituel",
    noSpan: "et",
    streets: "rue|avenue|boulevard",
    roads:
      "rue|avenue|av|ave|boulevard|bd|bld|boul|quai|chemin|ch|allée|allées|impasse|square|faubourg|esplanade|rond-point",
    squares: "place|cours|passage|pont|promenade",
    ofRoads: "du|de|des|d'",
    hourLabels: "heure|horaire|début",
    counted: "jours?|heures?|min|minutes|personnes|euros?|francs?|semaines?|mois|ans|minute|fois|séances|pour cent",
    ahead: "avant|plus tôt|plus tard|auparavant|après|d'avance|à l'avance",
    prices:
      "frais|pénalité|acompte|arrhes|dû|dus|due|dues|prix|tarif|montant|total|supplément|remboursé|remboursés|facturé|facturés|ttc|tva|caution|remise",
  },

  labels: {
    reason:
      "motif raison commentaire commentaires message remarque remarques note notes question questions précision justification observation observations motifs",
    birth: "naissance né née anniversaire",
    zone: "fuseau",
    stamp:
      "réservé annulation créé envoyé reçu demandé modifié date-annulation pris enregistré émis payé émise envoi réception inscription création modification enregistrement facturé annulation-le",
    old: "ancien ancienne anciens anciennes initial initiale initialement précédent précédente précédemment antérieur antérieure auparavant avant origine était étaient",
    fresh: "nouveau nouvelle nouvel désormais maintenant après modifié reporté nouveaux nouvelles",
    end: "fin termine jusqu'à",
    aside:
      "prochain prochaine souhaité souhaitée souhaités souhaitées voulu voulue désiré désirée autre alternative proposé proposée limite expiration validité disponibilités disponibilité horaires demande échéance prochains prochaines autres disponible disponibles relance ouverture fermeture attente proposition concerné concernée concernés inchangé maintenu",
    cancelled: "annulé annulée annulés réservé supprimé",
    when: "date quand début réservation rendez-vous rdv séance jour créneau horaire commence cours consultation départ visite journée début-prévu soin arrivée",
    time: "heure heures heure-début horaire",
    who: "client cliente patient patiente nom prénom invité participant participante élève adhérent adhérente membre appelant appelante bénéficiaire usager visiteur élèves nom-complet",
    by: "par",
    plain:
      "report déplacement valeur champ quoi où lieu service prestation prestataire praticien praticienne téléphone portable mobile email e-mail mail courriel adresse prix tarif montant statut durée type avec salon cabinet référence numéro code lien objet assurance soin acompte collaborateur collaboratrice total solde règlement paiement facture site web calendrier organisateur établissement centre salle pièce agence numéro-client fax identifiant thérapeute médecin docteur spécialité praticiens",
  },
  labelWords: {
    filling: "pour|de|la|le|du|des|et|à|a",
    for: "pour",
    on: "le",
    doneOn: "à|date",
    cancelStem: "annul",
    replaced: "initiale?|ancien(?:ne)?|précédente?|d'origine",
    dating: "au|du|le|date|par",
    actor: "par",
    zoneLabel: "fuseau(?: horaire)?",
    status: "statut|état|etat|statut du rendez-vous|statut du rdv",
    given:
      "(?:que vous avez |que vous aviez )?(?:indiqué|donné|renseigné|communiqué|précisé)e?(?: par (?:le |la |votre )?[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|(?:de|pour) (?:l.|votre |son )annulation",
    no: "non",
    matched:
      "prévu le|prévue le|prévu pour|prévue pour|programmé pour|programmée pour|programmé le|programmée le|fixé au|fixée au|associé à|associée à|se rapporte à|lié à|liée à|correspond à|rendez-vous concerné|rdv concerné|séance concernée|créneau concerné|réservation concernée|consultation concernée|concerne",
    refund: "rembours",
    becomes: "à|en",
    untilNow: "jusqu'ici|jusqu'à présent|jusqu'à maintenant|était réservé|était prévu|réservé avant",
    fromNow: "maintenant réservé|désormais prévu|désormais|maintenant",
    leadIn:
      "bonne nouvelle|bonnes nouvelles|mauvaise nouvelle|mauvaises nouvelles|triste nouvelle|attention|important|pour info|pour information",
    called:
      "appel reçu|appel reçu le|appel reçu à|appel pris|appel pris le|message reçu|message reçu le|message pris le",
    proposal: "(?:nouvelle )?proposition",
    answer: "réponse|réponse du patient|réponse de la patiente|réponse du client|réponse de la cliente|réponse reçue",
    caller: "appelant|appelante|nom de l'appelant|appel de|de la part de|personne qui appelle|qui a appelé",
    taker: "accepté par|acceptée par|repris par|reprise par|réattribué à|pourvu par|remplacé par|remplacée par",
    noTaker: "personne|aucune?|pas encore|néant|en attente|sans réponse",
    purpose: "motif de consultation|motif de la consultation|motif de visite|motif de la visite|motif du rendez-vous",
    statusTaken: "repris|réattribué|attribué|pourvu|comblé",
    naming:
      "prestations?|soins?|services?|séance|cours|rendez-vous|type de (?:rendez-vous|consultation|séance)|motif(?: de (?:la )?consultation)?|quoi|avec|praticien(?:ne)?|collaborat(?:eur|rice)|intervenant(?:e)?|lieu|où|adresse|salle|objet|titre|cabinet|salon",
    toCancel:
      "(?:(?:date|jour|heure|horaire|date et heure) (?:du |de la |de l'|de votre |de mon |de ma |de |d'))?(?:le |la |votre |mon )?(?:{appt}|date|jour|créneau) (?:(?:à|que (?:vous souhaitez|je souhaite|vous voulez|je veux|vous désirez)) (?:annuler|décommander|supprimer)|que (?:vous annulez|j'annule|vous décommandez))",
    movedBelow:
      "(?:déplacé|reporté|décalé|modifié|replanifié) (?:le|ce|son|la|sa|cette|un|une) (?:{appt})(?: suivante?)?",
    date: "date|jour",
    upNext:
      "(?:à venir|ensuite|en premier|pour commencer|à suivre)(?: (?:en premier|aujourd'hui|demain|cette semaine|dans votre agenda))?|(?:le |la |votre )?(?:créneau|heure|horaire|jour|moment|jour de la semaine) (?:le plus|la plus) (?:demandée?|populaire|réservée?|chargée?|prisée?)",
  },
  people: {
    inNames: "de|la|le|du",
    contact: "téléphone|portable|mobile|e-?mail|courriel",
    hasCancelled:
      "a annulé|annule|vient d'annuler|a (?:dû |tenu à )?(?:annuler|décommander|déplacé|reporté)|a téléphoné|s'est désist|s'est désinscrit|s'est décommand|ne (?:peut|pourra) pas venir",
    noName: "Rendez|Votre|Le|La|Ce|Cette|Réservation|Séance|Consultation",
    theirs: "son|sa|ses|leurs?",
    somebody: "je|j'\\p{L}+|mon|ma|mes|elle|lui|il(?! (?:est|n'est|y a|n'y a|faut|suffit|s'agit|convient|vous|peut))",
    placesIn: "pour|au|à",
    titles: "m|mr|mme|mlle|madame|monsieur|mademoiselle|docteur|dr|me",
    firstNames:
      "agnès alain alexandre alice amélie andré anne antoine arthur audrey aurélie béatrice benoît bernard brigitte bruno camille caroline catherine cécile céline chantal christelle christian christine christophe claire claude clément corinne damien daniel david delphine denis didier dominique élise elodie élodie emilie émilie emma emmanuel éric eric estelle fabien fabrice florian françois françoise frédéric gérard gilles guillaume hélène hervé hugo isabelle jacques jean jérôme joëlle julie julien karine laetitia laurence laurent léa louis lucas lucie manon marc marie marion martine mathieu mathilde maxime michel michèle monique nathalie nicolas nicole olivier pascal pascale patrice patrick paul paulette philippe pierre rémi robert romain sandrine sébastien serge simon solange sophie stéphane stéphanie sylvain sylvie thierry thomas valérie vincent virginie xavier yves yvette",
  },
  parties: frenchParties,
  comers: {
    articles: "les?|la|notre|nos|votre|vos|une?|ce|cette",
    clients:
      "quart|demie?|client[es]*|patient[es]*|élèves?|participante?s?|membres?|groupe|dame|dames|monsieur|messieurs|madame|homme|femme|mari|épou[sx]e?|conjointe?|compagn\\p{L}+|couple|gens|garçons?|filles?|fillette|enfants?|petite?s?|grande?s?|bébé|jumeaux|jumelles|fils|maman|mère|papa|père|parents?|grand-\\p{L}+|mamie|papi|frères?|sœurs?|soeurs?|tante|oncle|cousine?s?|nièce|neveu|famille|amie?s?|copine?|chiens?|chienne|chiot|chat|chatte|cheval|animal|personnes?|deux|autres?|rappel|message",
    own: "mon|ma|mes",
    firsts:
      "je|j'\\p{L}+|nous|on|pourrai|pourrons|pourrais|peux|pouvons|viendrai|viendrons|viens|serai|serons|suis|sommes|ai|avons|dois|devons|souhaite|souhaiterais|voudrais|veux|préfère|vais|aimerais|m'y|m'est|m'oblige|m'obligent|me",
    others: "il|elle|ils|elles|tu|vous|et|mais|qui",
    wishes: "souhait|voudr|aimer|veux|préf",
    prepositions: "à|de|pour|avec|dans|sur|en|après|avant|chez|par|dès|vu|malgré|suite à|depuis|pendant|sans|sous|reçu",
    reasons: "car|cause|raison|parce|puisque|suite|avec",
    partly:
      "en présentiel|en personne|physiquement|avec (?:moi|nous)|à l'heure(?! (?:prévue|convenue|habituelle|du|de))|plus tôt|avant (?:\\d+|midi|{day})|m'accompagner",
    relatives: "que|qui|qu'|celle|celui",
    having: "j'ai|nous avons|on a|je dois|nous devons|on doit|je suis|j'aurai",
    pleas: "merci|prière|veuillez|pouvez|pourriez",
    capitals: false,
    follows: false,
  },
  notices: noticeWords.fr,
  doubts: doubtWords.fr,
  leads: {
    onDay: "le|du",
    ofDay: "de",
    daysOf: "",
    fromDay: "de|du",
    atHour: "à",
    ofSomebody: "de",
    fromHour: "de|dès",
    aloneBeforeHour: "à partir de|commence à|début à|commence a",
    brought: "dépôt|arrivée|arrive|déposer|déposé|check-?in",
    fetched: "départ|récupération|reprise|retrait",
    ready: "prêt|prête|restitution|retour|promis pour|check-?out",
    and: "et",
    whose: "",
    atYours: "chez vous|avec vous|chez toi|avec toi",
  },
  chains: {
    persons: "(?:le|la) (?:mien|mienne|sien|sienne)|moi|lui|elle|je|il",
    neither: "ni",
    owners: "mon|ma|mes|notre|nos|son|sa|ses|leurs?|celui de|celle de|le|la|les",
    after: "(?:juste |tout de suite )?après(?: (?:lui|elle|eux))?|puis|ensuite|aussi",
    sameDay: "(?:ce|le même|ce même) (?:jour|matin)(?:-là)?|cet(?:te)? (?:après-midi|soirée)-là",
    each: "les deux(?: fois| jours)?|chaque fois|à chaque fois|toutes deux|tous deux",
    explains: "c'est|il était prévu|ce sont|c'était|c'étaient|il s'agit de",
    named: "l['’]annuler|annuler (?:ça|celui-ci|celui-là)",
  },
  behind: {
    booked: "(?:chez|avec) (?:vous|toi)|(?:m'avez|m'as|nous avez) (?:noté|inscrit|mis)\\p{L}*",
    calledOff:
      "annul(?:er|ez)(?=\\W*$|,| s'il| svp| merci)|(?:enlevez|rayez|retirez|enlève)-(?:moi|nous|la|le)(?=\\W*$|,)",
  },
  zoneWords: {
    time: "heure|heures|fuseau|horaire",
    timeEndings: "",
    filling: "de|du|des|la|le|les|l|d|a|en|au|normale|avancee|ete|hiver|legale|standard|moyenne|locale|local|zone",
    before: "en|à|selon|au",
    here: "votre|notre|ta|locale|local|ici",
    differs: "peut différer|peut varier",
    elsewhere: "mon|ma|client|cliente|patient|patiente|chez",
    yours: "(?:heure )?(?:de )?chez (?:vous|toi)|(?:votre|ton) heure|pour (?:vous|toi)|là-bas",
    mine: "(?:heure )?(?:de )?chez (?:moi|nous)|(?:mon|notre) heure|pour (?:moi|nous)|ici",
    ofHours: "et|date|appel|toutes|sont|debut|fin|depart|arrivee|rendez vous|rdv|seance|nouvelle|ancienne|meme|cours",
    ofVisit:
      "rendez-vous|rendez vous|rdv|evenement|reservation|reunion|seance|calendrier|agenda|hote|organisateur|compte|cabinet|etablissement",
    ofClients: "client|cliente|invite|invitee|patient|patiente|participant|participante|eleve|visiteur",
    ofPlaces: "",
    verbs:
      "est (?:annul|report|repouss|d[ée]plac|d[ée]cal|supprim|confirm|maint|lib|dispon|prévu|prevu|vacant|ouvert|pris|bien|donc|malade|désormais|maintenant|de|à|a|en)(?:\\p{L}|\\s|$)",
    notice: "\\b(?:les|toutes les|tous les) (?:heures|horaires)\\b",
  },

  appt: "(?:(?:rendez[- ]vous|rdv|séances?|consultations?|réservations?|créneaux?|cours|visites?|soins?|massages?|réunions?|événements?|évènements?|coupes?|bilans?))",
  service:
    "^(?:pédicure|manucure|beauté des (?:pieds|mains)|pose (?:de |d'|complète)|vernis|rehaussement|extensions?|épilation|balayage|mèches|couleur|coloration|brushing|permanente|lissage|barbe|rasage|gommage|peeling|microblading|modelage|drainage|réflexologie|acupuncture|ostéopathie|kinésithérapie|shiatsu|reiki|détartrage|dévitalisation|extraction|blanchiment|tatouage|piercing|hypnose|sophrologie|shooting|yoga|pilates)(?!\\p{L})",
  thing:
    "(?:(?:véhicules?|voitures?) (?:de (?:prêt|courtoisie|remplacement|location))|abonnements?|commandes?|vols?|(?<!en )trains?|tgv|bus|trams?|navettes?|adhésions?|contrats?|livraisons?|paiements?|factures?|assurances?|forfaits?|comptes?|voyages?|hôtels?|billets?|essais?|cartes?|carnets?|pass|bons? cadeaux?|prélèvements?|mandats?|virements?|licences?|devis|colis|quarts? de travail|vacations?|shifts?|expéditions?|souscriptions?|mutuelles?|inscriptions? (?:sur|en|à) (?:la )?liste d'attente)",
  paidWith:
    "(?:de|du|des|avec|dans|sur|par) (?:\\S+ ){0,3}(?:abonnement|forfait|carte|carnet|pass|bon cadeau|contrat|mutuelle)",
  abbreviations: "mme|mlle|annul|mr|tél|env|dr|pr|me|apt|av|bd|st|ste",
  errand:
    "(?:(?:ce|le) (?:truc|machin)|salle (?:des fêtes|polyvalente|communale|municipale|de (?:réunion|réception|conférence))|réservation (?:de|du|de l'|d') ?(?:la |une? |votre )?(?:salle|terrain|court|gîte|chambre|place de parking)|(?:cette|la) chose|femme de ménage|fournisseur|livreur|coursier|commercial|comptable|serrurier|réparateur|installateur|taxi|vtc|(?<!en )train(?! de\\b)|tgv|vols?|location de voiture|garage|votre (?:voiture|véhicule)|voiture|vidange|contrôle technique|pneus|(?:de|une|votre|ma) table|table (?:pour|au|chez)|resto|restaurant|couverts|hôtel|chambre d'hôtel|livraison|technicien(?:ne)?|plombier|électricien|chauffagiste|chaudière|vétérinaire|toilettage|votre (?:chien|chat|animal)|visite de (?:l'appartement|la maison|votre bien)|réunion parents|audience|tribunal|entretien d'embauche|conférence|congrès|webinaire|concert|spectacle|cinéma|match)",

  conditions: frenchConditions,
  whys: frenchWhys,
  corrections: frenchCorrections,
  cues: { ...frenchCues, ...amongCues.fr, ...comingStillCues.fr, ...pretendedCues.fr, ...stagedCues.fr },

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
