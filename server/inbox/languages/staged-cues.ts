import type { Language } from "./language";

/**
 * What a tool writes that happened nowhere or is of itself: a draft that lies unsent, the preview of a template, a message of a test
 * system; and the maintenance of its servers, while which it cannot be reached.
 */
export const stagedCues = {
  en: {
    sample: [
      "(?<=^\\W*)test (?:notification|message|e-?mail|alert|webhook|event)(?=\\W*$|\\s?[:–—|-])",
      "(?:sandbox|staging|demo|test|testing|development|pre-?production) (?:environment|mode|systems?|servers?|instance|workspace|site)",
      "(?:not an?|no) (?:real|actual|live|genuine) (?:{appt}|clients?|customers?|patients?|persons?|booking)",
      "previews? of (?:(?:your|the|this|an?|our) )?(?:\\p{L}+ ){0,2}(?:templates?|e-?mails?|messages?|notifications?|notices?|texts?)|(?:template|e-?mail|message|notification) previews?(?! (?:line|text))",
      "(?:sample|example|dummy|placeholder|fictitious|mock|test|demo) (?:data|payloads?|bod(?:y|ies)|requests?|webhooks?|events?|values|trigger|deliver(?:y|ies)|ping)|ping test",
      "un-?sent (?:draft|message|e-?mail)s?|drafts?\\W{1,3}(?:not|never|un)(?: yet)?[ -]?sent|(?:this|the|your) draft (?:has|was|is) (?:not|never|still)(?: \\p{L}+){0,3} (?:un)?sent|only you can see this (?:draft|preview|message)|drafts? (?:was|is|has been|were) (?:automatically |auto-?)?saved",
      "(?<=\\[ ?)(?:test|draft|preview|sample|example|sandbox|demo|staging)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:scheduled|planned|system|server|software|database|network|routine|emergency|urgent|platform|the) (?:\\p{L}+ )?maintenance(?! (?:{appt}|plan|phase|visit|therapy|dose))|maintenance (?:windows?|work|period|downtime)",
      "(?:system|server|software|platform|database|security|infrastructure) (?:update|upgrade|migration|maintenance|release|move|work)s?",
    ],
    offline: [
      "downtime|(?:service|server|system) (?:interruptions?|outages?)|(?:online |booking |your |client )*(?:diary|calendar|system|software|app|platform|portal|booking|bookings|site|website|page|service|servers?|tool|account) (?:will|would|may|might|is|are|was|were|stays?|remains?)(?: \\p{L}+){0,3} (?:un)?(?:available|reachable|accessible|up|online|offline|down)",
    ],
  },
  de: {
    sample: [
      "(?<=^\\W*)test-?(?:benachrichtigung|nachricht|e-?mail|mail|meldung)(?=\\W*$|\\s?[:–—|-])",
      "(?:test|sandbox|demo|staging|übungs)-?(?:umgebung|system|modus|server|betrieb|instanz)\\p{L}*",
      "kein(?:e|en)? (?:echte[rns]?|reale[rns]?|wirkliche[rns]?|tatsächliche[rns]?) (?:{appt}|kund\\p{L}+|patient\\p{L}*)",
      "vorschau (?:ihrer|deiner|einer|der|dieser|auf (?:ihre|deine|die|eine)) (?:\\p{L}+ )?(?:\\p{L}*vorlage|e-?mail|\\p{L}*nachricht|benachrichtigung|mail)|(?:vorlagen|e-?mail-?|nachrichten)vorschau",
      "(?:beispiel|muster|test|platzhalter|dummy)-?(?:daten|inhalte?|payload|ereignis\\p{L}*|webhook|anfrage|werte)",
      "(?:nicht|noch nicht|nie) (?:gesendete|versendete|abgeschickte|verschickte)[rnms]? (?:entw[uü]rf\\p{L}*|nachricht|e-?mail)|ungesendete[rnms]? (?:entw[uü]rf\\p{L}*|nachricht|e-?mail)|entwurf\\W{1,3}(?:noch )?nicht (?:gesendet|versendet|abgeschickt|verschickt)|entwurf (?:wurde|ist)(?: \\p{L}+){0,3} (?:gesendet|versendet|abgeschickt|verschickt|gespeichert)",
      "(?<=\\[ ?)(?:test|entwurf|vorschau|muster|beispiel|sandbox|demo)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:geplante[rn]?|die|der|system|server|software) ?-?(?:wartung(?:sarbeiten)?|wartungsfenster)|wartungs(?:arbeiten|fenster)\\p{L}*|(?:system|server|software|datenbank)-?(?:wartung|update|umstellung|umzug|aktualisierung)\\p{L}*",
    ],
    offline: [
      "(?:kalender|terminkalender|buchung\\p{L}*|system|software|app|plattform|portal|seite|dienst|server|konto)(?: [^ .!?]+){0,6} (?:nicht |un)?(?:erreichbar|verfügbar|offline|online)|ausfallzeit\\p{L}*|unterbrechung\\p{L}*",
    ],
  },
  fr: {
    sample: [
      "(?<=^\\W*)(?:notification|message|e-?mail|courriel) de test(?=\\W*$|\\s?[:–—|-])",
      "(?:environnement|mode|serveur|système|compte|plateforme) (?:de )?(?:tests?|démo|démonstration|recette|sandbox|préproduction)|bac à sable",
      "(?:pas un|pas une|aucun|aucune) (?:vrai|vraie|véritable|réel|réelle) (?:{appt}|client\\p{L}*|patient\\p{L}*)|(?:{appt}|client\\p{L}*|patient\\p{L}*) (?:fictif|fictive)s?",
      "aperçu (?:de |du |d'un |d’un )(?:votre |ce |cet )?(?:\\p{L}+ )?(?:modèle|e-?mail|courriel|message|gabarit|notification)",
      "(?:données|noms|contenu|valeurs?)(?: (?:sont|est))? (?:fictives?|fictifs?|factices?|d['’]exemple|de test|de démonstration)",
      "brouillons?\\W{1,3}(?:non|pas)(?: encore)? envoyé|brouillons? (?:non|n['’]a|n['’]est|pas|jamais|enregistré)(?: \\p{L}+){0,3}(?: envoyé)?",
      "(?<=\\[ ?)(?:test|essai|brouillon|aperçu|exemple|sandbox|démo)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:la|une|cette) (?:opération de )?maintenance(?! (?:de (?:votre|ton|vos) ))|(?:opération|fenêtre|intervention) de maintenance|maintenance (?:planifiée|programmée|prévue|annulée|du système|des serveurs)|mise à jour (?:du|des|de la) (?:système|serveurs?|logiciel|plateforme)",
    ],
    offline: [
      "(?:agenda|système|logiciel|application|plateforme|portail|site|service|réservation\\p{L}*)(?: [^ .!?]+){0,5} (?:in)?(?:disponible|accessible|joignable)s?|hors ligne|interruption (?:de|du) service",
    ],
  },
  es: {
    sample: [
      "(?<=^\\W*)(?:notificaci[oó]n|mensaje|correo|aviso) de prueba(?=\\W*$|\\s?[:–—|-])",
      "(?:entorno|modo|sistema|servidor|cuenta) de (?:pruebas?|demostraci[oó]n|demo|ensayo)|sandbox",
      "no (?:es|son|se trata de) (?:una? )?(?:{appt}|client\\p{L}+|pacient\\p{L}+) (?:real|reales|verdader[oa]s?)",
      "vista previa (?:de|del) (?:tu |su |la |el |esta |este )?(?:\\p{L}+ )?(?:plantilla|correo|mensaje|notificaci[oó]n|aviso)",
      "datos (?:de (?:ejemplo|prueba|muestra)|ficticios)|(?:evento|solicitud|env[ií]o) de prueba",
      "borrador(?:es)? (?:sin enviar|no enviado|guardado)s?|borrador…(?:no se ha|no ha sido|no fue|sin) enviad?[or]",
      "(?<=\\[ ?)(?:prueba|test|borrador|vista previa|ejemplo|demo|sandbox)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:el|un|este) mantenimiento(?! (?:de (?:tu|su|tus|sus) ))|(?:ventana|tareas|trabajos|parada) de mantenimiento|mantenimiento (?:programado|planificado|previsto|cancelado|del sistema|de los servidores)|actualizaci[oó]n (?:del|de los|de la) (?:sistema|servidor\\p{L}*|software|plataforma)",
    ],
    offline: [
      "(?:agenda|sistema|software|aplicaci[oó]n|plataforma|portal|web|servicio|reservas?)(?: [^ .!?]+){0,5} (?:in|no )?(?:disponible|accesible|operativ[oa])s?|fuera de (?:servicio|l[ií]nea)",
    ],
  },
  it: {
    sample: [
      "(?<=^\\W*)(?:notifica|messaggio|e-?mail|avviso) di (?:prova|test)(?=\\W*$|\\s?[:–—|-])",
      "(?:ambiente|modalità|sistema|server|account) (?:di |de )?(?:test|prova|collaudo|demo|sandbox)",
      "non (?:è|sono|si tratta di) (?:un |una |un')?(?:vero |vera )?(?:{appt}|client\\p{L}+|pazient\\p{L}+) (?:reale|reali|ver[oaie])|non (?:è|sono) un(?:a|')? ?ver[oa] (?:{appt}|cliente|paziente)",
      "anteprima (?:del|della|di|dell['’]) ?(?:tuo |tua |suo |sua |un |questo |questa )?(?:\\p{L}+ )?(?:modello|messaggio|e-?mail|notifica|template)",
      "dati (?:di (?:esempio|prova|test)|fittizi)|(?:evento|richiesta|invio) di (?:prova|test)",
      "bozz[ae] (?:non (?:ancora )?inviat[ae]|da inviare|salvat[ae])|bozza…non è (?:ancora )?stata (?:ancora )?inviata",
      "(?<=\\[ ?)(?:test|prova|bozza|anteprima|esempio|demo|sandbox)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:la|una|questa) manutenzione(?! (?:del tuo|della tua|dei tuoi|delle tue) )|(?:finestra|intervento|lavori) di manutenzione|manutenzione (?:programmata|pianificata|prevista|annullata|del sistema|dei server)|aggiornamento (?:del|dei|della) (?:sistema|server|software|piattaforma)",
    ],
    offline: [
      "(?:agenda|sistema|software|app|piattaforma|portale|sito|servizio|prenotazion[ei])(?: [^ .!?]+){0,5} (?:non |in|ir)?(?:disponibile|accessibile|raggiungibile|irraggiungibile)|fuori servizio",
    ],
  },
  nl: {
    sample: [
      "(?<=^\\W*)test-?(?:bericht|melding|mail|e-?mail)(?=\\W*$|\\s?[:–—|-])",
      "(?:test|demo|sandbox|acceptatie|oefen)-?(?:omgeving|modus|systeem|server|account)",
      "geen (?:echte?|werkelijke) (?:{appt}|klant(?:en)?|cliënt(?:en)?|patiënt(?:en)?)",
      "voorbeeld(?:weergave)? van (?:je|uw|jouw|het|de|een|dit|deze) (?:\\p{L}+ )?(?:sjabloon|template|e-?mail|mail|bericht|melding)",
      "(?:voorbeeld|test|fictieve |dummy)-?(?:gegevens|data|payload|gebeurtenis|aanroep)",
      "(?:niet[ -]?verzonden|niet[ -]?verstuurde?|onverzonden) (?:concept|bericht|e-?mail)|concept\\W{1,3}(?:nog )?niet (?:verzonden|verstuurd)|concept (?:is|werd|wordt)(?: \\p{L}+){0,3} (?:verzonden|verstuurd|opgeslagen|bewaard)",
      "(?<=\\[ ?)(?:test|concept|voorbeeld|voorvertoning|demo|sandbox)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:het|dit) (?:geplande |aangekondigde )?(?:systeem|server)?onderhoud(?! (?:van|aan) (?:je|uw|jouw|haar|zijn) )|(?:gepland|aangekondigd) onderhoud|onderhouds(?:venster|werkzaamheden|moment)|(?:systeem|server|software)-?(?:onderhoud|update|migratie|wijziging)|^onderhoud(?=…(?:geannuleerd|afgelast|verplaatst))",
    ],
    offline: [
      "(?:agenda|systeem|software|app|platform|portaal|site|website|dienst|boeking\\p{L}*)(?: [^ .!?]+){0,6} (?:niet |on)?(?:bereikbaar|beschikbaar|toegankelijk|offline|online)|storing\\p{L}*",
    ],
  },
  pt: {
    sample: [
      "(?<=^\\W*)(?:notifica[cç][aã]o|mensagem|e-?mail|aviso) de teste(?=\\W*$|\\s?[:–—|-])",
      "(?:ambiente|modo|sistema|servidor|conta) de (?:testes?|demonstra[cç][aã]o|homologa[cç][aã]o|ensaio)|sandbox",
      "n[aã]o (?:[eé]|s[aã]o|se trata de) (?:uma? )?(?:{appt}|client\\p{L}+|pacient\\p{L}+|utent\\p{L}+) (?:real|reais|verdadeir[oa]s?)",
      "pr[eé]-?visualiza[cç][aã]o (?:d[oae] )(?:seu |sua |teu |tua |este |esta )?(?:\\p{L}+ )?(?:modelo|e-?mail|mensagem|notifica[cç][aã]o|aviso)",
      "dados (?:de (?:exemplo|teste)|fict[ií]cios)|(?:evento|pedido|envio) de teste",
      "rascunhos? (?:n[aã]o enviado|por enviar|guardado|salvo)s?|rascunho…n[aã]o foi (?:ainda )?enviado",
      "(?<=\\[ ?)(?:teste|test|rascunho|pr[eé]-?visualiza[cç][aã]o|exemplo|demo|sandbox)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:a|uma|esta) manuten[cç][aã]o(?! (?:d[oa]s? (?:seu|sua|teu|tua)s? ))|(?:janela|trabalhos|interven[cç][aã]o) de manuten[cç][aã]o|manuten[cç][aã]o (?:programada|planejada|planeada|prevista|cancelada|do sistema|dos servidores)|atualiza[cç][aã]o d[oae]s? (?:sistema|servidor\\p{L}*|software|plataforma)",
    ],
    offline: [
      "(?:agenda|sistema|software|aplica[cç][aã]o|aplicativo|plataforma|portal|site|servi[cç]o|reservas?)(?: [^ .!?]+){0,5} (?:in|n[aã]o )?(?:dispon[ií]vel|acess[ií]vel)|fora do ar",
    ],
  },
  sv: {
    sample: [
      "(?<=^\\W*)test-?(?:avisering|meddelande|mejl|mail|utskick)(?=\\W*$|\\s?[:–—|-])",
      "(?:test|demo|sandbox|sandlåde|övnings)-?(?:miljö\\p{L}*|läget?|system\\p{L}*|server\\p{L}*|konto\\p{L}*)",
      "(?:ingen|inte en|inga|inget) (?:riktig|verklig|äkta)[at]? (?:{appt}|kund\\p{L}*|patient\\p{L}*)",
      "förhandsvisning(?:en)? av (?:din|er|ditt|ert|en|ett|den här|denna)? ?(?:\\p{L}+ )?(?:mall\\p{L}*|mejl\\p{L}*|meddelande\\p{L}*|avisering\\p{L}*)",
      "(?:exempel|test|dummy)-?(?:data|uppgifter|händelse\\p{L}*|anrop\\p{L}*)",
      "(?:oskickat|ej skickat|inte skickat) utkast|utkast\\W{1,3}(?:ej|inte|oskickat)(?: skickat)?|utkastet (?:har|är)(?: \\p{L}+){0,3} (?:skickats?|sparats?)",
      "(?<=\\[ ?)(?:test|utkast|förhandsvisning|exempel|demo|sandbox)(?!\\p{L})[^\\[\\]]{0,30}(?=\\])",
    ],
    upkeep: [
      "(?:det )?(?:planerade|planerat|schemalagda|schemalagt) (?:system)?underhåll(?:et)?|underhålls(?:fönstret?|arbetet?)|(?:system|server|program)-?(?:underhåll|uppdatering|uppgradering|flytt)\\p{L}*|^underhåll(?:et)?(?=…(?:inställt|avbokat|flyttat))",
    ],
    offline: [
      "(?:kalendern|systemet|tjänsten|appen|plattformen|portalen|webbplatsen|sidan|bokningen|onlinebokningen)(?: [^ .!?]+){0,5} (?:inte |o)?(?:tillgänglig|nåbar|åtkomlig)t?|driftstopp\\p{L}*|driftavbrott\\p{L}*",
    ],
  },
} satisfies Record<string, Language["cues"]>;
