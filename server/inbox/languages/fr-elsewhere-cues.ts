import type { Language } from "./language";

/** How French emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const frenchElsewhereCues: Language["cues"] = {
  elsewhere: [
    "(?:rendez-vous|rdv) de signature|signature (?:de l'acte|du compromis|chez (?:le|maître))",
    "(?:renouvellement|demande|remise|retrait) (?:de |du |d'un )?(?:passeport|visa|carte d'identité)|(?:rendez-vous|rdv) (?:passeport|visa|consulaire)|vaccins?|vaccinations?|rappel de vaccin|prises? de sang|don (?:de|du) sang|mammographie|coloscopie|examen de la vue|stérilisation|castration",
    "entretien (?:d'embauche|avec|chez|pour|téléphonique|de recrutement|professionnel)|(?:rendez-vous|rdv) (?:bancaire|de crédit|au garage|à la banque|chez le notaire|à la préfecture|à la mairie|à l'hôpital|à l'école|à la crèche|scolaire)|avec votre (?:conseill(?:er|ère)|banquier|gestionnaire|notaire|avocate?|comptable|expert-comptable|courtier|assureur|médecin traitant|professeure?|enseignante?|maîtresse)|réunion (?:parents|de parents|avec l'enseignant)|adaptation à la crèche|essai (?:routier|du véhicule)|visite (?:de l'école|de la crèche)",
    "parents[- ](?:profs?|professeurs?|enseignants?|maîtres?|école)|avec (?:m|mme|monsieur|madame)\\.? [\\p{L}-]+, (?:professeure?|enseignante?|maîtresse|institut(?:eur|rice))",
  ],
  theirs: [
    "(?:doit|doivent|a dû|ont dû|devra|est obligée? d'|est contrainte? d'|souhaite|se voit contrainte? d')(?: \\p{L}+){0,2} ?annuler (?:votre|vos|ton|ta|tes)(?!\\p{L})",
    "(?:chauffagiste|plombier|électricien|technicien|réparateur|installateur)[^.!?]{0,30} (?:vient d'appeler|a appelé|m'a appelée?|nous a appelée?s?)",
  ],
  office: [
    "(?:ici|c'est) (?:le |la )?(?:secrétariat|cabinet|bureau|étude|garage|école|agence|banque)(?: (?:de|du|des))?|(?:cabinet|secrétariat|étude) (?:de |du )?(?:dr|docteur|maître|me|m|mme)\\.? [\\p{L}-]+(?=\\s*:)|au nom de",
    "dans nos (?:bureaux|locaux)|à (?:notre|l') ?(?:étude|agence)|à notre bureau",
  ],
  shared: ["(?:notre|votre|nos|vos|ton|ta) (?:\\S+ ){0,2}?(?:{appt}|réunion|entretien|point|appel)"],
  caller: [
    // Her employer takes a shift from her.
    "(?:votre|ta|ton) (?:gestionnaire|responsable|sup[ée]rieure?|superviseure?|manager|chef|cheffe|cadre)(?: de \\p{L}+)? (?:vous |t')?(?:a|ont) (?:retiré|supprimé|annulé|enlevé|effacé)",
    "pour (?:prendre les mesures|mesurer|faire le devis|poser|monter|relever|entretenir|ramoner|nettoyer|réparer|installer) (?:de |d')?(?:votre|vos|ton|tes)",
    "(?:c'est|ici) (?:\\p{L}+ ){0,3}?(?:le|la|votre|de|du) (?:\\p{L}+ )?{errand}",
    "(?:quelqu'un|tu|vous) (?:peut|peux|pouvez|pourrait|pourrais|pourriez)…(?:remplacer|couvrir)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:votre|ton) (?:\\p{L}+ )?(?:commercial|commerciale|technico-commerciale?|attachée? commerciale?|représentante?|déléguée?|chargée? (?:de clientèle|d'affaires)|conseill(?:er|ère) (?:commerciale?|de vente)|visiteu(?:r|se) médicale?|vrp)(?! légale?)(?!\\p{L})|(?:suis|c'est|ici)[^.!?;]{0,40} (?:le|la) (?:commercial|commerciale|représentante?|déléguée?)(?= (?:de|du|d'|chez|pour|commercial|médical))",
    "(?:vous|te) (?:présenter|montrer|faire découvrir|proposer) (?:\\p{L}+ment )?(?:la|le|les|l'|notre|nos) ?(?:nouve\\p{L}+|derni[eè]re?s?|gamme|catalogue|collection|produits)",
    "(?:vous|te) rendre visite|visite que (?:je|nous) (?:devais|devions|comptais|comptions|pensais|pensions) vous (?:rendre|faire)|ma (?:visite|tournée) commerciale",
  ],
};
