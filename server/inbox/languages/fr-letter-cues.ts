import type { Language } from "./language";

/** What French letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const frenchLetterCues: Language["cues"] = {
  advert: [
    "\\d+(?:[.,]\\d\\d)? ?(?:€|eur|euros|chf) ?(?:/|par) ?(?:mois|an)|sans engagement|(?:voir|demandez|réservez|demander|réserver) (?:la|une|votre) démo|essayez (?:gratuitement|\\p{L}+ gratuitement)|s'occupe du reste",
    "\\d+ ?% de (?:réduction|remise)|-\\d+ ?%",
    "webinaire|code promo|offre (?:valable|limitée|spéciale)|profitez|inscrivez-vous|essai gratuit|découvrez|nos conseils",
  ],
  review: [
    "recommanderiez-vous|(?:êtes-vous|étiez-vous) satisfaite?|que pouvons-nous améliorer|comment s'est passée?",
    "a (?:noté|évalué) (?:sa|son|votre)(?!\\p{L})|[1-5] étoiles?(?!\\p{L})",
    "(?:nouvel|nouveaux|dernier|mauvais) avis(?! de (?:passage|paiement|rendez-vous|livraison|rdv|virement|modification|d'))(?=\\W*$| (?:client|patient|reçu|google|pour|sur|laissé)s?(?!\\p{L})|\\W*[:(\\d])|(?:a |ont )(?:laissé|publié|posté|rédigé|donné) (?:un |une |son |leur |\\d+ )(?:nouvel )?(?:avis|commentaire|note|évaluation)",
    "réponses? à (?:votre|l'|notre) ?(?:enquête|questionnaire|sondage)|(?:a|ont) (?:répondu à|rempli) (?:votre|l'|notre|le) ?(?:enquête|questionnaire|sondage)|(?<=^\\W*)(?:note|évaluation)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|sur)",
  ],
  invited: [
    "réservez (?:vite |dès maintenant |gratuitement )*(?:votre|ta|une) place|je (?:réserve|m'inscris)|(?:inscription|inscrivez-vous) (?:gratuite|ici|gratuitement|maintenant)|rejoignez-nous|à vos agendas",
    "(?:(?:notre|prochaine?|gratuite?) )*(?:webinaire|(?:atelier|session|cours|formation|démo(?:nstration)?|événement|conférence)s? (?:en direct|en ligne|gratuite?|live))(?: gratuite?| en direct| en ligne)*(?= ?[:–—|-]| le\\b| du\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:exemples?|modèles?|aperçu|proposition|brouillon) (?:de|du|d'un|d'une|des|pour)(?! ?(?:la |l'|votre )?(?:transcription|message vocal|conversation|appel|réponse)) ?[^:.!?;]{0,80}(?=:\\W*$)|(?:nouveaux?|nouvelle|ancien|ancienne) (?:sms|e-?mail|message|texte|formulation|notification)(?! de)(?=[^:.!?;]{0,40}:\\W*$)",
    '(?:voici (?:ce que|à quoi|comment)[^.!?;]{0,60}(?:verr(?:a|ont)|ressembler(?:a|ont)|recevr(?:a|ont)|verrez))|aperçu(?= ?:)|par exemple(?=\\W*[:«"])|exemple(?= ?:)|message de test|est (?:simplement )?(?:notre|le|un) modèle(?: standard| par défaut)?|\\{\\{',
    "(?:scénario|automatisation|zap|intégration|workflow|synchronisation)[^.!?]{0,60} (?:s'est arrêtée?|a échoué|en erreur|interrompue?)|erreurs consécutives",
  ],
  organizer: [
    "annulée? par (?:l'organisateur|l'organisatrice|l'hôte)|(?:l'organisateur|l'organisatrice|l'hôte) (?:a|a dû|vient d')[^.!?;]{0,12} ?annul(?:é|er)",
  ],
};
