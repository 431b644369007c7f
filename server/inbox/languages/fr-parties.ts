import type { Language } from "./language";

/** How French emails greet, and how they speak to who is served, and to who serves. */
export const frenchParties: Language["parties"] = {
  greetings: "bonjour|bonsoir|salut|coucou|ch(?:er|ère)s?|madame|monsieur",
  asked: "à votre demande|comme vous (?:nous )?l'avez demandé|selon votre demande",
  served: [
    "(?:vos|tous les|votre) billets?",
    "reprendre (?:un )?(?:rendez-vous|rdv)|(?:réserver|reprenez|réservez) (?:à nouveau|de nouveau|un (?:nouveau|autre)|une (?:nouvelle|autre))|vous pouvez (?:prendre|reprendre|réserver) [^.!?]{0,30}?(?:nouveau|autre|rendez-vous)",
    "(?:appelez|contactez)(?:-| )nous [^.!?]{0,80}?(?:nouve(?:au|lle)|autre|reprendre|reporter|replanifier)",
    "(?:ton|votre|ta) (?:carnet|abonnement|compte patient|acompte|carte de (?:membre|séances)|véhicule|voiture|crédit)|compte patient",
    "nous (?:vous|te) (?:proposerons|proposons|enverrons) (?:une?|d'autres|de) [^.!?]{0,40}?(?:date|créneau|horaire|rendez-vous)|en notre (?:étude|cabinet|agence|salon|centre|garage)",
    "à (?:bientôt|très vite) (?:dans|sur|au|à) |rien (?:ne vous sera|à payer)|aucun frais ne vous",
  ],
  servedBy:
    "(?:votre|ton|ta) [^.!?]{0,80}?avec (?:le |la |l'|votre |ton )?(?:dr|docteure?|dentiste|médecin|sage-femme|coach|professeure?|moniteur|monitrice|kiné|kinésithérapeute|dermatologue|coiffeu(?:r|se)|comptable|notaire)(?:\\.| )",
  serving:
    "(?:rendez-vous|séance|consultation|rdv)[^.!?]{0,40}? (?:avec|chez) (?:vous|toi)|(?:votre|une?|le|la|les|vos|ton|ta) (?:client|patient|élève|invité|adhérent|participant)(?:e|s|es)?(?!\\p{L})|l'élève|créneau est (?:de nouveau|à nouveau|désormais) (?:libre|disponible)",
  yours: "(?:votre|ton|ta)(?! (?:agenda|calendrier|planning|liste|site|cabinet|salon|studio))",
  we: "nous",
  ours: "notre|nos",
  trades:
    "cabinet|institut|salon|clinique|garage|étude|centre|hôpital|opticien|clinique vétérinaire|coiffure|maison médicale|spa|hôtel",
  at: "chez|au|à la|à l'",
  occasions:
    "déjeuner|dîner|diner|petit[- ]déjeuner|brunch|apéro|apéritif|goûter|café (?:avec|chez)|anniversaire|mariage|crémaillère|baptême|enterrement|obsèques|fête|barbecue|pique-nique|soirée|pot|repas|concert|match|club de lecture|vacances|randonnée|cousinade",
  general: "réunions?|événements?|évènements?",
  callsOff: "annul|décommand|(?:donner|proposer|libérer|laisser) (?:le|mon|ma|ce) (?:créneau|place|horaire)",
  goesOn: "sans (?:moi|nous)(?!\\p{L})|(?:envoyez|envoie)[- ]moi (?:le )?compte[- ]rendu",
  booker:
    "nom|au nom de|client(?:e)?|conducteur|conductrice|voyageur|passager|convive|réservé (?:pour|par)|réservation au nom de|joueurs?",
  pets: "animal|nom de l'animal|chien|chat|cheval",
  visitors: "candidat(?:e|s|es)?|acquéreurs?|acheteurs?|locataires?|visiteurs?|prospects?",
  errands:
    "plomberie|plombier|chauffag|electricite|serrur|ramonage|nettoyage|garage|carrosserie|pneus|controle-?technique|autoecole|auto-ecole|toilettage|veterinair|demenag|photograph|traiteur|notaire|comptab|avocat|notaire",
  servingRow:
    "accompagnée? par|assurée? par|réalisée? par|agent|conseiller|conseillère|praticien(?:ne)?|thérapeute|collaborat(?:eur|rice)|technicien(?:ne)?|intervenant(?:e)?|moniteur|monitrice|mécanicien(?:ne)?|contrôleur|photographe|plombier",
  organizer: "organisateur|organisatrice",
  bookedBy: "réservée? par",
  booked:
    "\\d+ adultes|adultes ?: ?\\d|table (?:pour|de) (?:\\d|deux|trois|quatre|cinq|six)|pour \\d+ personnes|\\d+ (?:personnes|couverts|convives)(?=\\W*$)|(?:nombre de )?(?:personnes|couverts)\\s?[:\\t]|(?:places?|sièges?|rang|salle|quai|voiture|porte)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)(?=\\W*(?:$|,))|(?:arrivée|départ|prise en charge|restitution)\\s?[:\\t]|\\d+ nuits?(?!\\p{L})|chambre (?:double|simple)|court \\d|court de tennis|\\d+ billets",
  everybody: "patient(?:e)?s|client(?:e)?s|élèves|parents|adhérent(?:e)?s",
  disclaimer: "confidentiel|destinataires?|par erreur|non autorisée?|interdite?|divulgation|strictement",
  until:
    "(?:(?:donc|alors|et|ok) )*(?:à|(?:on se|nous nous) (?:voit|retrouve|verra|voyons|retrouvons|verrons)(?: donc| alors)?(?: (?:le|ce|à))*)",
  takesOut: "annul(?!ation|lament|ering)\\p{L}*",
  agreed: "notée?s?|inscrite?s?|confirm\\p{L}*|rappel\\p{L}*|(?:vous|t)['’ ]?atten(?:ds|dons)|prévue?s?|réservée?s?",
  offers:
    "pourrais|pourrait|pourrions|proposer|propose\\p{L}*|convient|convien\\p{L}*|irait|(?:vous|te) va|vous voulez|voulez-vous|veux-tu|dites-moi si|dis-moi si|si (?:vous|tu)|s'il|libres?|libér\\p{L}*|disponibles?|il me reste|il reste|dispo",
  optOut:
    "(?:se |me |vous )?désabonner|désinscri\\p{L}*|se désinscrire|newsletter|lettre d'information|ne plus recevoir|(?:voir|afficher|lire|ouvrir) (?:cet e-?mail |ce message )?dans (?:le|votre|un) navigateur|vous recevez (?:cet|ce) [^.!?]{0,30}?car|préférences (?:e-?mail|de communication)",
  seats:
    "peut|accepte|accepté|ravie?|d'accord|veut bien|disponible|prendre|vient(?! d[e'’])|viendra|passera|prend|prendra|mise?s?|calée?|casée?|placée?|avancée?|inscrite?|donnée?|attribuée?|décalée?|notée?|rajoutée?|positionnée?|glissée?|mets|cale|donné|attribué|confié",
  denies: "ne|n'\\p{L}+|pas|personne|jamais",
  goal: "à|au|aux|chez|pour",
  mine: "c'est|c'était|ceci|celui-ci|celle-ci|est|était|le mien|la mienne|à moi|avec moi|chez moi|mon|créneau",
  attending:
    "inscrite?s?|participante?s?|inscriptions|places (?:occupées|prises|réservées)|réservées?|effectif|remplissage|présents",
  placesLeft: "places (?:libres|disponibles|restantes)",
  prepares:
    "(?:munissez-vous|apportez|merci d'apporter|pensez à apporter|veuillez apporter)[^.!?;]{0,40} (?:carte vitale|ordonnances?|carte de mutuelle|carte d'assurance|carte d'assurance maladie)|(?:présentez-vous|arrive[rz]|vous présenter) [^.!?;]{0,20}\\d+ minutes (?:avant|en avance|à l'avance)",
};
