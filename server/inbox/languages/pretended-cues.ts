import type { Language } from "./language";

/**
 * What letters that sell say around a cancellation that nobody made: they take it back ("OK, it didn't"), only imagine it, ask whether it
 * sounds familiar; and how they offer themselves to somebody whom they do not know.
 */
export const pretendedCues = {
  en: {
    pretended: [
      "(?<=^\\W*)(?:hypothetically|theoretically|let's (?:say|pretend|imagine)|pretend (?:that )?your)(?!\\p{L})",
      "(?<=^\\W*)(?:(?:ok|okay|well|fine|alright|all right|right|no|nope|phew|actually|luckily|thankfully|relax|but|and) ?\\W{1,4})?(?:it|they|she|he|(?:your|the) client)(?: really| actually)? (?:didn't|did not|hasn't|has not|haven't|wasn't)(?: really| actually| yet| cancel\\p{L}*| happen\\p{L}*)*(?: ?\\(?(?:this time|yet|today|for now)\\)?)?(?=\\W*$)",
      "(?<=^\\W*)(?:(?:ok|okay|well|no|nope|phew|actually|luckily|thankfully|relax|fine) ?\\W{1,4})?(?:not (?:really|yet|actually|for real|this time|today))(?=\\W*$|\\W{0,2}[(])|(?<=[(] ?)(?:this time|not really|not yet|or did (?:it|they|she|he)\\??|for now)(?= ?[)])",
      "(?<!not |n't |no |never )(?:just|only|we're|we are|i'm|i am|totally) (?:kidding|joking|messing with you|pulling your leg|teasing)|(?<=^\\W*)(?:kidding|joking)(?=\\W*$)|april fools?(?:'|’)?(?: day)?(?=\\W*$|,)|(?<=^\\W*)(?:gotcha|psych|made (?:you|ya) look)(?=\\W*$|,)",
      "(?:did|does|do) (?:that|this|i|we) (?:get|have|catch|make) your (?:attention|heart|pulse|stomach)|(?:got|have) your attention(?= now|\\W*$)|(?<=^\\W*)(?:relax|breathe|take a breath|don't panic|calm down)(?=\\W*$| ?[,:–—-])",
      "(?<=^\\W*)(?:(?:relax|don't (?:panic|worry)|calm down|no worries|easy|ok|okay) ?\\W{1,4})?(?:nobody|no one|no-one|none of your (?:clients?|patients?|customers?))(?: \\p{L}+){0,2} cancel\\p{L}*(?= ?[(]|\\W*$| on you| today| at all)",
      "(?:that|this|it)(?:'s| is| was) (?:just |only )?(?:an? )?(?:example|joke|prank|trick|drill|teaser|bluff|made[- ]up)|(?:i|we) (?:just )?made (?:that|this|it|her|him|them) up|(?:it|that|this) (?:isn't|is not|wasn't|was not) (?:true|real)(?!\\p{L})|(?:doesn't|does not|don't) (?:really |actually )?exist(?!\\p{L})",
      "(?<=^\\W*)what if (?:your|you|it|they|that|a|one|this|the)(?!\\p{L})|(?<=^\\W*)(?:imagine|picture)(?: this| that| it)?(?=\\W*$| ?[:.])|(?<=^\\W*)(?:imagine|picture|suppose|say) (?:that |if )?(?:your|an?|one of your|the) (?:[\\p{L}\\d:'’-]+ ){0,5}(?:clients?|patients?|customers?|{day}|cancels?|cancelled|canceled|{appt})",
      "sounds? familiar(?=\\W*$)|(?:ring|rings) a bell(?=\\W*$)|(?:we've|we have|you've|you have) all been there|know (?:the|that) feeling(?=\\W*$)",
      "you could have (?:got|gotten|been sent|received)|could have been (?:you|yours|today|true)(?!\\p{L})|what you (?:never|don't) (?:want|like) to (?:hear|read|see|get)|every \\p{L}+(?:'s|’s)? (?:nightmare|least favou?rite)",
    ],
    pitch: [
      "(?:quick|short|brief|\\d+[- ]min(?:ute)?s?|intro|discovery) (?:call|chat|demo|intro|tour|walk-?through)|worth an? (?:\\p{L}+ )?(?:call|chat|look)|(?:fifteen|ten|twenty|\\d+) min(?:ute)?s? (?:next week|this week|to show|of your time)|schedule a demo|book a demo|free trial",
      "(?:want|would you like|happy|love|can i|may i|let me|glad|curious)(?: to)? (?:see|show you|know|learn) (?:how|what)|not interested\\?|(?:reply|text|answer|respond|write)(?: back)?(?: with)?(?: just)? \\W?(?:stop|yes|no|unsubscribe|cancel|demo|info)\\W?(?!\\p{L})",
      "(?:finds?|fills?|books?|refills?)(?: \\p{L}+){1,5} (?:in|within) (?:(?:under|about|less than) )?(?:\\d+|\\p{L}+) (?:minutes|seconds|hours)|would(?: have|'ve) (?:filled|refilled|found|replaced|saved)|while you (?:sleep|work)|(?:minutes|seconds) (?:flat|on average)|setup fees?|cancel any ?time|no contract|no commitment",
      "[$€£] ?\\d+(?:[.,]\\d\\d)? ?(?:/|a |per |each )(?:mo(?:nth)?|week|year|seat)|\\d+\\+? (?:barbers|salons|studios|practices|clinics|therapists|stylists|coaches|trainers) (?:trust|use|love|rely)",
    ],
  },
  de: {
    pretended: [
      "(?<=^\\W*)(?:rein |nur |mal )?(?:hypothetisch|theoretisch|sagen wir|tun wir (?:mal )?so)(?!\\p{L})",
      "(?<=^\\W*)(?:(?:nein|okay|ok|gut|na ja|naja|keine sorge|zum glück) ?\\W{1,4})?(?:(?:er|sie|es|das|natürlich|zum glück|gott sei dank|in wahrheit) )?(?:(?:hat|haben|ist|wurde|war|fällt|stimmt)(?: \\p{L}+){0,2} )?(?:nicht|gar nicht|noch nicht)(?: (?:wirklich|echt|wahr|abgesagt|storniert|aus|passiert|so))?(?: [(](?:diesmal|noch nicht|heute)[)])?(?=\\W*$)",
      "(?<!kein )(?:kleiner|nur ein|war nur ein|alles nur|war ein|nur) (?:scherz|spaß|spass|witz|test)(?!\\p{L})|(?<=^\\W*)(?:scherz|spaß|spass|reingelegt|april,? april|aprilscherz|erwischt)(?=\\W*$)|(?:nur|bloß) (?:spaß|spass) gemacht|(?<=[(] ?)(?:diesmal|noch nicht|nicht wirklich|dieses mal|zum glück nicht)(?= ?[)])",
      "(?<=^\\W*)(?:(?:keine (?:sorge|panik|angst)|entspann\\p{L}*(?: sie sich| dich)?|ruhig blut|ganz ruhig) ?\\W{1,4})?(?:niemand|keiner)(?: \\p{L}+){0,2} (?:abgesagt|storniert|absagt)(?= ?[(]|\\W*$)|(?<=^\\W*)keine panik(?!\\p{L})",
      "(?:stellen sie sich|stell(?:t euch| dir)|stellt euch)(?: (?:einmal|mal|kurz|bitte))? vor(?=\\W*$| ?[:.,;]? ?(?:,? dass )?(?:ihr|ihre|ihren|dein|deine|deinen|eine?|die|der|morgen|heute|es|sie|wie)(?!\\p{L}))|(?:was|wie) (?:wäre|wär)(?:'s| es)?,? wenn|(?<=^\\W*)(?:angenommen(?=,? (?:ihre?|deine?|eine?|es|jemand|die|der|eine) )|gesetzt den fall|was,? wenn)",
      "(?:kommt|klingt) (?:ihnen |dir |euch )?(?:das )?(?:irgendwie |bestimmt )?(?:bekannt|vertraut)(?: vor)?(?=\\W*$)|kenn(?:en sie|st du|t ihr) das(?=\\W*$| ?\\?)|(?:habe|haben) (?:ich|wir) (?:jetzt |nun )?ihre aufmerksamkeit|(?:das|es) (?:war|ist) (?:nur|bloß|frei)(?: \\p{L}+){0,2} (?:beispiel|erfunden|ausgedacht|scherz)|(?:den|die|sie|ihn) gibt es (?:gar )?nicht",
    ],
    pitch: [
      "(?:kurze[sn]?|\\d+-?minütige[sn]?) (?:telefonat|gespräch|anruf|call|demo)|(?:\\d+|fünfzehn|zehn|zwanzig|paar) minuten (?:am|zeit|nächste|diese|für)|kein interesse|(?:gern|gerne|darf ich|kann ich|möchten sie|wollen sie)[^.!?]{0,40} (?:zeigen|zeige|sehen|vorstellen|erzählen)",
      "(?:im|pro|je|/) ?monat(?!\\p{L})|kostenlos (?:testen|ausprobieren)|unverbindlich|jederzeit kündbar|(?:füllt|findet|besetzt|übernimmt|übernehmen)(?: \\p{L}+){0,4} (?:in|innerhalb)(?: von)?(?: \\p{L}+)? (?:minuten|sekunden|\\d+ (?:minuten|sekunden))|antworten sie (?:einfach )?mit",
    ],
  },
  fr: {
    pretended: [
      "(?<=^\\W*)(?:hypothétiquement|en théorie|disons que|admettons|faisons comme si)(?!\\p{L})",
      "(?:je|nous|on) (?:plaisante|plaisantons|rigole|blague|vous taquine)(?!\\p{L})|(?<!(?:pas|sans) une |pas de )(?:c'(?:est|était) (?:juste |seulement )?(?:une|pour) (?:blague|plaisanterie|rire)|(?<=^\\W*)(?:blague|poisson d'avril|je blague|on rigole)(?=\\W*$))|poisson d['’]avril|(?<=[(] ?)(?:pour cette fois|pas encore|pas vraiment|cette fois)(?= ?[)])",
      "(?<=^\\W*)(?:(?:rassurez-vous|pas de panique|du calme|ouf|respirez|non|bon|en fait|heureusement) ?\\W{1,4})?(?:personne n['’]a (?:\\p{L}+ )?annulé|(?:il|elle|ce) n['’](?:a|est|était) pas (?:\\p{L}+ )?(?:annulé|vrai)\\p{L}*|pas vraiment|pas encore|ce n['’]est pas vrai)(?= ?[(]|\\W*$)|(?<=^\\W*)(?:rassurez-vous|pas de panique)(?=\\W*$| ?,)",
      "(?<=^\\W*)imagine[zs]?(?=\\W*$| ?[:.,]| (?:que |un |une )?(?:votre|vos|ta|ton|tes|un|une)(?!\\p{L}))|(?<=^\\W*)(?:et )?si (?:votre|vos|vous|c['’]était|cela|ça)(?!\\p{L})[^.!?]{0,80}\\?|(?<=^\\W*)supposons que",
      "(?:ça|cela) (?:vous|te) (?:rappelle|dit|parle)(?: (?:quelque chose|qqch))?(?=\\W*$)|(?:vous|tu) connaissez?(?: ça| cela)?(?=\\W*$)|(?<=^\\W*)familier(?=\\W*$)|j['’]ai (?:maintenant )?votre attention|c['’](?:est|était) (?:juste |seulement )?un exemple|n['’]existe pas(?!\\p{L})",
    ],
    pitch: [
      "(?:par|/) ?mois(?!\\p{L})|sans engagement|essai gratuit|\\d+ minutes (?:lundi|mardi|mercredi|jeudi|vendredi|pour|cette|la semaine)|(?:pas|plus) intéressée?|répondez \\W?(?:stop|non|oui)|(?:un|une) (?:petit |court |courte |rapide )?(?:appel|échange|démo)(?= ?\\?| de \\d| rapide| cette)|(?:puis-je|voulez-vous|envie de)[^.!?]{0,30} (?:montrer|voir|présenter)|prend le relais|s['’]en charge|(?:trouve|remplit|comble)(?: \\p{L}+){0,4} en (?:\\p{L}+ )?(?:\\d+ )?minutes",
    ],
  },
  es: {
    pretended: [
      "(?<=^\\W*)(?:hipot[eé]ticamente|digamos que|pongamos que|hagamos como si)(?!\\p{L})",
      "(?<!no )(?:es|era) (?:una )?broma(?!\\p{L})|(?<=^\\W*)(?:bromeo|(?:estoy|estamos) (?:bromeando|de broma)|inocente|inocentada|broma)(?=\\W*$)|(?<=[(] ?)(?:esta vez|por esta vez|todav[ií]a no|por ahora|no de verdad)(?= ?[)])",
      "(?<=^\\W*)(?:(?:tranquil[oa]|calma|no te preocupes|no se preocupe|relaj[aá]te|bueno|no|en realidad|por suerte) ?\\W{1,4})?(?:(?:no )?(?:ha cancelado nadie|nadie ha cancelado|nadie cancel[oó])|no (?:es|era) (?:verdad|cierto|real)|no (?:se )?ha cancelado(?: de verdad)?|no de verdad|todav[ií]a no)(?= ?[(]|\\W*$)|(?<=^\\W*)(?:que no cunda el p[aá]nico|tranquil[oa])(?=\\W*$| ?,)",
      "(?<=^\\W*)(?:pero )?imag[ií]n(?:a|ate|e|ese|ad)(?=\\W*$| ?[:.,]| (?:que )?(?:tu|su|sus|tus|un|una|s[ií])(?!\\p{L}))|(?<=^\\W*)(?:y )?(?:qu[eé] (?:pasar[ií]a )?si|si fuera verdad|sup[oó]n que)",
      "te suena(?=\\W*$)|le suena(?=\\W*$)|(?:te|le) resulta familiar(?=\\W*$)|era (?:s[oó]lo )?un ejemplo|no existe(?=\\W*$|,)|(?:ya )?tengo (?:tu|su) atenci[oó]n",
    ],
    pitch: [
      "(?:al|por|/) ?mes(?!\\p{L})|sin compromiso|prueba gratis|prueba gratuita|(?:\\d+|quince|diez) minutos (?:el|esta|la semana|para)|no (?:te|le) interesa|responde \\W?(?:stop|baja|no|s[ií])|(?:una )?(?:llamada|demo|charla) (?:r[aá]pida|corta|breve)|(?:llena|encuentra|cubre)(?: \\p{L}+){0,4} en (?:\\p{L}+ )?(?:\\d+ )?minutos",
    ],
  },
  it: {
    pretended: [
      "(?<=^\\W*)(?:ipoteticamente|mettiamo che|diciamo che|facciamo finta)(?!\\p{L})",
      "(?<!non |non è uno )(?:scherzo|scherzavo|scherziamo|sto scherzando|stiamo scherzando|era uno scherzo|pesce d['’]aprile|ci sei cascat[oa]|ci è cascat[oa])(?!\\p{L})|(?<=[(] ?)(?:per (?:questa|stavolta)|stavolta|questa volta|non ancora|non davvero)(?: volta)?(?= ?[)])",
      "(?<=^\\W*)(?:(?:tranquill[aoi]|calma|niente panico|no|beh|in realtà|per fortuna) ?\\W{1,4})?(?:nessuno (?:ha|aveva) (?:\\p{L}+ )?(?:annullato|disdetto|cancellato)|non è (?:vero|successo)|non (?:proprio|davvero|ancora)|non ha (?:annullato|disdetto|cancellato)(?: nessuno)?)(?= ?[(]|\\W*$)|(?<=^\\W*)(?:niente panico|tranquill[aoi])(?=\\W*$| ?,)",
      "(?<=^\\W*)(?:ma )?immagin(?:a|i|ate)(?=\\W*$| ?[:.,]| (?:che |se )?(?:la|il|i|le|un|una)(?!\\p{L}))|(?<=^\\W*)(?:e |ma )?se (?:fosse vero|la tua|il tuo|la sua|il suo)(?!\\p{L})[^.!?]{0,80}\\?|(?<=^\\W*)(?:e se|metti che|supponiamo che)(?!\\p{L})",
      "(?:ti|le|vi) suona(?: familiare)?(?=\\W*$)|ti è familiare(?=\\W*$)|era (?:solo )?un esempio|non esiste(?=\\W*$|,)|ho (?:ora )?la (?:tua|sua) attenzione",
    ],
    pitch: [
      "(?:al|/) ?mese(?!\\p{L})|senza impegno|prova gratuita|prova gratis|(?:\\d+|quindici|dieci) minuti (?:giovedì|venerdì|lunedì|martedì|mercoledì|per|questa|la prossima)|non (?:ti|le) interessa|rispondi \\W?(?:stop|no|s[iì])|(?:una )?(?:chiamata|demo|telefonata) (?:veloce|rapida|breve)|(?:riempi|riempie|riempiamo|trova)(?: \\p{L}+){0,4} in (?:\\p{L}+ )?(?:\\d+ )?minuti",
    ],
  },
  pt: {
    pretended: [
      "(?<=^\\W*)(?:hipoteticamente|digamos que|fa[cç]amos de conta)(?!\\p{L})",
      "(?<!n[aã]o )(?:[eé]|era|estou (?:a brincar|brincando)|estamos (?:a brincar|brincando)) ?(?:s[oó] )?(?:uma )?(?:brincadeira|piada|mentira)(?!\\p{L})|(?<=^\\W*)(?:brincadeira|brincadeirinha|estou a brincar|estou brincando|mentira|1[.º°o]? de abril|primeiro de abril)(?=\\W*$)|(?<=[(] ?)(?:desta vez|dessa vez|ainda n[aã]o|por enquanto)(?= ?[)])",
      "(?<=^\\W*)(?:(?:calma|tranquil[oa]|n[aã]o se preocupe|relaxe|na verdade|n[aã]o|felizmente|bom) ?\\W{1,4})?(?:ningu[eé]m (?:cancelou|desmarcou)|n[aã]o (?:foi|[eé]) (?:verdade|a s[eé]rio|cancelad[ao])|ainda n[aã]o|n[aã]o (?:cancelou|desmarcou)(?: ningu[eé]m)?)(?= ?[(]|\\W*$)|(?<=^\\W*)(?:calma|sem p[aâ]nico)(?=\\W*$| ?,)",
      "(?<=^\\W*)(?:mas |agora )?imagin(?:e|a|em)(?=\\W*$| ?[:.,]| (?:que |se )?(?:a|o|os|as|um|uma|era|fosse|seu|sua)(?!\\p{L}))|(?<=^\\W*)(?:e se|suponha que|se fosse verdade)(?!\\p{L})",
      "soa(?:-lhe|-te)? familiar(?=\\W*$)|(?:lhe |te )?[eé] familiar(?=\\W*$)|era s[oó] um exemplo|n[aã]o existe(?=\\W*$|,)|podia ter acontecido|poderia ter acontecido",
    ],
    pitch: [
      "(?:por|ao|/) ?m[eê]s(?!\\p{L})|sem compromisso|teste gr[aá]tis|per[ií]odo experimental|(?:\\d+|quinze|dez) minutos (?:na|esta|para|de conversa)|n[aã]o (?:lhe |te )?interessa|responda \\W?(?:stop|sair|n[aã]o|sim)|(?:uma )?(?:chamada|demo|conversa|liga[cç][aã]o) (?:r[aá]pida|curta|breve)|(?:preenche|encontra)(?:-\\p{L}+)?(?: \\p{L}+){0,4} em (?:\\p{L}+ )?(?:\\d+ )?minutos",
    ],
  },
  nl: {
    pretended: [
      "(?<=^\\W*)(?:hypothetisch|laten we zeggen|laten we doen alsof)(?!\\p{L})",
      "(?<!geen )(?:grapje|geintje|1 april|één april)(?=\\W*$)|(?:ik|we|wij) (?:maak|maken|maakte|maakten) (?:maar |even )?een grap\\p{L}*|(?<=[(] ?)(?:deze keer|dit keer|nog niet|niet echt|voorlopig)(?= ?[)])",
      "(?<=^\\W*)(?:(?:rustig maar|geen paniek|wees gerust|nee|oké|ok|nou ja|gelukkig) ?\\W{1,4})?(?:(?:er heeft )?niemand (?:heeft )?(?:\\p{L}+ )?(?:afgezegd|geannuleerd)|niet echt|nog niet|(?:dat|het) is niet (?:waar|echt(?: gebeurd)?)|hij heeft niet (?:afgezegd|geannuleerd)|ze heeft niet (?:afgezegd|geannuleerd))(?= ?[(]|\\W*$)|(?<=^\\W*)(?:geen paniek|rustig maar)(?=\\W*$| ?,)",
      "(?<=^\\W*)(?:maar )?stel (?:je|u) (?:eens |even )?voor(?=\\W*$| ?[:.,]| (?:dat )?(?:je|uw|jouw|een|de)(?!\\p{L}))|(?<=^\\W*)(?:maar )?(?:stel dat|wat als)(?!\\p{L})",
      "(?<=^\\W*)(?:herkenbaar|klinkt (?:dat |dit )?bekend)(?: in de oren)?(?=\\W*$)|klinkt (?:dat |dit )?bekend(?: in de oren)?(?=\\W*$)|(?:dat|dit|het) was (?:maar |slechts )?een voorbeeld|bestaat niet(?=\\W*$|,)|(?:heb|hebben) (?:ik|we) (?:nu )?(?:je|uw) aandacht",
    ],
    pitch: [
      "(?:per|/) ?maand(?!\\p{L})|vrijblijvend|gratis (?:proberen|uitproberen|proefperiode)|(?:\\d+ minuten|een kwartiertje|kwartiertje)(?= (?:op|deze|volgende|voor|tijd)|\\W*$)|geen interesse|antwoord \\W?(?:stop|nee|ja)|(?:kort|korte|snel) (?:gesprek|belletje|telefoontje|demo)|(?:vult|vindt)(?: \\p{L}+){0,4} (?:in|binnen) (?:\\p{L}+ )?(?:\\d+ )?(?:minuten|kwartier)|wij lossen dat op",
    ],
  },
  sv: {
    pretended: [
      "(?<=^\\W*)(?:hypotetiskt|låt oss säga|låtsas att)(?!\\p{L})",
      "(?<!inte |inget )(?:(?:jag|vi) (?:bara )?(?:skojar|skämtar|skojade|skämtade)|bara (?:ett skämt|skoj|på skoj)|det var (?:bara )?ett skämt|(?<=^\\W*)(?:skojar|skämt|april april|april,? april)(?=\\W*$))|(?<=[(] ?)(?:den här gången|inte än|inte på riktigt|för tillfället)(?= ?[)])",
      "(?<=^\\W*)(?:(?:lugn|ingen panik|ta det lugnt|nej|okej|ok|som tur är|tack och lov) ?\\W{1,4})?(?:ingen har (?:\\p{L}+ )?(?:avbokat|ställt in)|inte på riktigt|inte än|det (?:är|var) inte sant|det har (?:den|hon|han) inte)(?= ?[(]|\\W*$)|(?<=^\\W*)(?:ingen panik|ta det lugnt)(?=\\W*$| ?,)",
      "(?<=^\\W*)(?:men )?(?:tänk (?:dig|er)|föreställ (?:dig|er))(?=\\W*$| ?[:.,]| (?:att )?(?:din|er|ditt|en|ett)(?!\\p{L}))|(?<=^\\W*)(?:men )?(?:tänk om|anta att|vad händer om)(?!\\p{L})",
      "(?:låter|känns) (?:det )?bekant(?=\\W*$)|känner du igen (?:det|dig)(?=\\W*$)|det var (?:bara )?ett exempel|finns inte på riktigt|(?:har|fick) (?:jag|vi) din uppmärksamhet",
    ],
    pitch: [
      "(?:i|per|/) ?månaden?(?!\\p{L})|gratis provperiod|prova gratis|(?:\\d+|femton|tio) minuter (?:på|nästa|den här|för)|inte intresserad|svara \\W?(?:stopp|nej|ja)|(?:kort|snabbt) (?:samtal|möte|demo)|(?:fyller|hittar)(?: \\p{L}+){0,4} (?:på|inom) (?:\\p{L}+ )?(?:\\d+ )?minuter|ingen bindningstid",
    ],
  },
} satisfies Record<string, Language["cues"]>;
