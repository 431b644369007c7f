/** What stands behind the words of such a heading: "to Priya", "you may like". What is offered to those who wait is the freed time itself. */
const rest = "(?: (?!wait|wart|espera|attente|attesa|wacht|väntel|lista?\\b|list\\b)[\\p{L}\\d.,'’-]{1,20}){0,6}";

/** Headings over times that are free besides and that the client could take instead: "We suggested these openings to Priya", "Open times". */
export const offeredLists = {
  en: [
    `(?:(?:here are|some|the|your|our|a few|these|\\d+|\\p{L}+(?:'s|s')) )*(?:suggested|proposed|recommended|alternative|alternate|other|further|more|additional|similar|replacement|next)(?: (?:available|open|free|bookable|suggested|possible))* (?:openings|times|time slots|slots|spots|gaps|options|availabilit(?:y|ies)|dates and times|(?:(?<=(?:available|open|free|bookable) )(?:appointments?|sessions|visits|classes|lessons|dates)))${rest}`,
    `(?:(?:we|the system|\\p{L}+) )?(?:have |has |'ve |also |automatically )*(?:suggested|proposed|recommended|offered|showed|sent|gave|shown)(?: (?!to\\b)[\\p{L}.'’-]{1,20}){0,2} (?:these|the following|some|a few|\\d+|other|alternative)(?: (?:open|free|available|other|alternative|new|possible))* (?:openings|times|time slots|slots|spots|options|dates|appointments)${rest}`,
    `(?:(?:these|the|some) )?(?:available |open |free )?(?:openings|times|slots|spots|options) (?:(?:we|that we|which we|that were|which were|already) (?:have |'ve )?)?(?:suggested|proposed|recommended|offered|showed|shown|sent)${rest}`,
    "(?:here are )?(?:(?:these|the|some) )?(?:available |open |free )?(?:openings|times|slots|spots)(?: that)?(?: [\\p{L}.'’-]{1,20}){1,3} (?:could|can|may|might) (?:still )?(?:take|book|choose|pick|have|switch to|move to)(?: instead)?",
    "(?:(?:our|all|the|these|your|today's|this week's|tomorrow's) )*(?:open|available|free|bookable|remaining) (?:(?:appointment|lesson|booking|session) )?(?:times|time slots|slots|spots|openings|hours|dates|appointments)(?: (?:now|today|tomorrow|this week|next week|left|right now|with [\\p{L}.]{1,20}))*",
    "(?:currently |still )?available (?:now|right now|today|this week|next week)|(?:current|remaining|upcoming) (?:openings|availability)",
  ],
  de: [
    `(?:(?:die|diese|unsere|ihre|einige|noch) )*(?:weitere[nr]?|andere[nr]?|nächste[nr]?|übrige[nr]?|sonstige[nr]?) (?:freie[nr]?|verfügbare[nr]?|offene[nr]?|buchbare[nr]?|mögliche[nr]?) (?:termine|zeiten|slots|zeitfenster|uhrzeiten|lücken|plätze)${rest}`,
    `(?:(?:die|diese|unsere|einige) )*(?:vorgeschlagene[nr]?|empfohlene[nr]?|alternative[nr]?|angebotene[nr]?)(?: freie[nr]?| verfügbare[nr]?)? (?:termine|zeiten|slots|zeitfenster|uhrzeiten|lücken|plätze)${rest}`,
    `(?:(?:diese|folgende|die folgenden|einige|andere)[nr]? )(?:freien? |verfügbaren? |alternativen? |offenen? )?(?:termine|zeiten|slots|zeitfenster|lücken)(?: [\\p{L}.'’-]{1,20}){0,6} (?:vorgeschlagen|gezeigt|empfohlen|angeboten)`,
    `(?:terminvorschläge|alternativtermine|ersatztermine|ausweichtermine|terminalternativen)${rest}`,
    "(?:(?:unsere|alle|diese|aktuell|aktuelle|derzeit|noch|die) )*(?:freie|verfügbare|offene|buchbare)n? (?:termine|zeiten|slots|zeitfenster|uhrzeiten|plätze)(?: (?:heute|morgen|diese woche|nächste woche|derzeit))*|(?:aktuell|derzeit|sofort|momentan) (?:frei|verfügbar|buchbar)",
  ],
  fr: [
    `(?:(?:les|des|ces|nos|vos|d'|quelques) ?)*(?:autres|prochains|prochaines) (?:créneaux|horaires|disponibilités|plages|(?:rendez-vous|dates|places)(?= (?:libres|disponibles|possibles)))${rest}`,
    `(?:(?:les|des|ces|nos|vos|voici les) )*(?:créneaux|horaires|disponibilités|plages|dates|alternatives)(?: (?:libres|disponibles|possibles|que nous avons|que nous lui avons|qui ont été))* (?:proposée?s?|suggérée?s?|alternatif?s|recommandée?s|conseillée?s)${rest}`,
    `nous (?:lui )?avons (?:proposé|suggéré)(?: [\\p{L}.'’-]{1,20}){0,3} (?:ces|les|des|d'autres) (?:créneaux|horaires|disponibilités|dates)${rest}`,
    `propositions? (?:de créneaux|d'horaires|de dates|de nouveaux? (?:créneaux|rendez-vous))${rest}`,
    "(?:(?:nos|les|vos|voici les) )*(?:créneaux|horaires|places|plages|heures|rendez-vous)(?: (?:encore|actuellement|toujours))? (?:libres|disponibles)(?: (?:cette semaine|aujourd'hui|demain|actuellement))*|(?:(?:nos|vos|les) )?disponibilités(?: (?:actuelles|de la semaine))?|disponible maintenant",
  ],
  es: [
    `(?:(?:los|las|sus|tus|algun[oa]s) )*(?:otr[oa]s|pr[oó]xim[oa]s) (?:huecos|horarios|horas|turnos|opciones|(?:citas|fechas)(?= (?:libres|disponibles)))${rest}`,
    `(?:(?:los|las|estos|estas) )*(?:huecos|horarios|horas|fechas|turnos|opciones|citas)(?: (?:libres|disponibles|que (?:le |se )?(?:hemos|han)))* (?:sugerid[oa]s?|propuest[oa]s?|ofrecid[oa]s?|recomendad[oa]s|alternativ[oa]s)${rest}`,
    `(?:le )?hemos (?:sugerido|propuesto|ofrecido)(?: [\\p{L}.'’-]{1,20}){0,3} (?:estos|estas|otr[oa]s) (?:huecos|horarios|horas|fechas|opciones)${rest}`,
    "(?:(?:los|las|nuestr[oa]s) )*(?:horas|huecos|horarios|citas|turnos|plazas) (?:libres|disponibles)(?: (?:hoy|mañana|esta semana|ahora))*|disponible ahora",
  ],
  it: [
    `(?:(?:gli|le|i|alcun[ei]) )*(?:altr[ie]|prossim[ie]) (?:orari|posti liberi|disponibilità|slot|opzioni|(?:appuntamenti|date)(?= (?:liber[ie]|disponibil[ie])))${rest}`,
    `(?:(?:gli|i|le|quest[ie]) )*(?:orari|slot|date|posti|disponibilità|opzioni)(?: (?:liber[ie]|disponibili|che abbiamo))* (?:propost[ieo]|suggerit[ieo]|alternativ[ie]|consigliat[ie])${rest}`,
    `(?:le |gli )?abbiamo (?:proposto|suggerito|offerto)(?: [\\p{L}.'’-]{1,20}){0,3} (?:questi|queste|altri|altre) (?:orari|slot|date|posti|opzioni)${rest}`,
    "(?:(?:gli|i|le|nostr[ie]) )*(?:orari|posti|slot|appuntamenti|ore) (?:liber[ie]|disponibili)(?: (?:oggi|domani|questa settimana|ora))*|disponibile (?:ora|adesso|subito)",
  ],
  pt: [
    `(?:(?:os|as|seus|alguns|algumas) )*(?:outr[oa]s|pr[oó]xim[oa]s) (?:hor[aá]rios|vagas|op[cç][oõ]es|(?:datas|consultas)(?= (?:livres|dispon[ií]veis)))${rest}`,
    `(?:(?:os|as|estes|estas) )*(?:hor[aá]rios|vagas|datas|op[cç][oõ]es)(?: (?:livres|dispon[ií]veis|que))* (?:sugerid[oa]s|propost[oa]s|oferecid[oa]s|alternativ[oa]s|sugerimos|propusemos)${rest}`,
    `(?:sugerimos|propusemos|oferecemos)(?: [\\p{L}.'’-]{1,20}){0,3} (?:estes|estas|outr[oa]s) (?:hor[aá]rios|vagas|datas|op[cç][oõ]es)${rest}`,
    "(?:(?:os|as|noss[oa]s) )*(?:hor[aá]rios|vagas|horas|datas) (?:livres|dispon[ií]veis|abert[oa]s)(?: (?:hoje|amanh[aã]|esta semana|agora))*|dispon[ií]vel agora",
  ],
  nl: [
    `(?:(?:de|deze|onze|enkele|nog) )*(?:voorgestelde|alternatieve|aanbevolen|eerstvolgende) (?:vrije |beschikbare |open )*(?:tijden|momenten|plekken|tijdstippen|opties|tijdvakken)${rest}`,
    `(?:(?:de|nog) )*(?:andere|volgende|overige) (?:(?:vrije|beschikbare|open|mogelijke) )?(?:tijden|momenten|plekken|tijdstippen|opties|tijdvakken)${rest}`,
    `(?:deze|de volgende|andere) (?:vrije |beschikbare )?(?:tijden|momenten|plekken)(?: [\\p{L}.'’-]{1,20}){0,5} (?:voorgesteld|aangeboden|getoond)`,
    "(?:(?:onze|alle|de|nog) )*(?:vrije|beschikbare|open) (?:tijden|momenten|plekken|tijdstippen|afspraken|uren)(?: (?:vandaag|morgen|deze week))*",
  ],
  sv: [
    `(?:(?:de|några|våra) )*(?:föreslagna|alternativa|andra|nästa|övriga|fler) (?:lediga |tillgängliga |bokningsbara )*(?:tider|luckor|alternativ)${rest}`,
    `(?:dessa|följande|andra) (?:lediga )?(?:tider|luckor) (?:har vi |vi )?(?:föreslagit|föreslog|erbjudit|visat)${rest}`,
    `vi (?:har )?(?:föreslagit|föreslog|erbjöd|erbjudit)(?: [\\p{L}.'’-]{1,20}){0,3} (?:dessa|följande|andra) (?:lediga )?(?:tider|luckor)${rest}`,
    "(?:(?:våra|alla|de) )*(?:lediga|tillgängliga|bokningsbara) (?:tider|luckor)(?: (?:idag|imorgon|den här veckan|just nu))*",
  ],
} satisfies Record<string, string[]>;
