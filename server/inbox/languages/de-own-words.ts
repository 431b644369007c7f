import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { cancelledHeadings, pluralCues } from "./plural-cues";
import { terseCues } from "./terse-cues";

/** As it is said in Austria, in Bavaria and in a chat. */
const not = "(?:ned|net|nich|nit|nimmer|nimma|nciht)";
const both = "(?:nicht|ned|net|nich|nit|nimmer|nimma)";
const hour = "(?! (?:rechtzeitig|pünktlich|vor|früher|allein|alleine)(?!\\p{L}))";

/** What people do besides, on the way: "ich schaffe es nicht zur Post" is said of no visit. */
export const errands =
  "(?:\\p{L}+ )?(?:post|bank|sparkasse|apotheke|arbeit|schule|uni|kita|hause?|werkstatt|geldautomat\\p{L}*|drogerie|reinigung|\\p{L}*amt|rathaus|labor|hausarzt|hausärztin|bahnhof|bus|zug|bahn|haltestelle|tankstelle|supermarkt|einkaufen|kindergarten|tür|ruhe|glück)(?!\\p{L})";
/** At most 70 letters, and no "vor meinem Termin" in them. */
export const gap = "(?:(?! (?:vor|nach|bis zu[mr]?) (?:dem|der|mein|unser))[^!?;]){0,70}?";
const places = "(?:praxis|stunde|sitzung|ordination|kanzlei|salon|kurs|unterricht|therapie|behandlung)";
const free =
  "(?:streichen|rausnehmen|herausnehmen|austragen|(?:aus dem|vom) (?:kalender|terminkalender|terminplan|plan) nehmen|(?:anderweitig |neu |weiter|jemand(?:em)? ander(?:em|s) )?(?:vergeben|geben)|weitergeben|freigeben)";
const soft = "(?: (?:also|daher|deshalb|bitte|gerne?|dann|leider|wieder|somit|ruhig|einfach|doch|schon|jetzt|nun))*";
const unless = "(?=\\W*$|,(?! (?:wenn|falls|sofern|solange|sobald|indem|außer|es sei denn)(?!\\p{L})))";

/** What German-speaking clients and front desks write as they would say it, in Germany, Austria and Switzerland. */
export const germanOwnWords = {
  plea: [
    ...absentCues.de.plea,
    // What does not suit, in the sentence before.
    "(?:können|könnten|könntest|kannst|könnt|magst) (?:wir|sie|du|ihr|man) (?:das|ihn|sie|den|die|es)(?: (?:bitte|dann|einfach|also|mal|vielleicht|leider))* (?:streichen|absagen|stornieren|canceln|ausfallen lassen|rausnehmen)",
    "(?:können|könnten|wollen|sollen) wir[^!?;]{0,80}(?<!nicht )(?:ausfallen lassen|sausen lassen|flachfallen lassen)",
    "(?:lass|lassen|lasst|lassen wir)(?: uns)?[^!?;]{0,80}(?<!nicht )(?:ausfallen|sausen)(?=\\W*$|,)",

    "(?:kannst|könntest|können|könnten|magst|würdest|würden) (?:du|ihr|sie)? ?(?:mich|uns)[^.!?;]{0,50}(?<!nicht )(?:streichen|austragen|abmelden|rausnehmen|herausnehmen|raustun|löschen)",
    "(?:kannst|könntest|können|könnten|magst|würdest|würden) (?:du|ihr|sie) (?:mir |uns |bitte )*(?:meine?n?|den|die|unsere?n?) [^!?;]{0,60}(?<!nicht )(?:absagen|stornieren|streichen|canceln|austragen)",
  ],
  several: pluralCues.de,
  personal: [
    ...absentCues.de.personal,
    ...terseCues.de,
    "(?:bringe|bringen) (?:ich |wir )?[^!?;]{0,60} nicht (?:zum|zur|in die|zu) (?:\\p{L}+ )?(?:{appt}|therapie|praxis|stunde)",
    `(?:kann|können|könnte|schaff|schaffe|schaffen|schafft|schaffs|schaff's|packs|pack's)(?!\\p{L})${gap} (?:nicht|${not}) (?:mehr )?(?:zu[rm]|ins)(?! ${errands})`,
    `(?:kann|können|könnte|schaff|schaffe|schaffen|schafft|schaffs|schaff's|komm|komme|kommt)(?!\\p{L})${gap} (?:nicht|${not}) (?:mehr )?(?:zu (?:dir|euch|ihnen)|ins studio|in (?:die|den) ${places}|zu[rm] (?:\\p{L}+ )?{appt})`,
    // "Den Impftermin morgen um 10 können Sie streichen"; a tool says how one's appointment can be cancelled.
    `(?:den|die|das|meine?n?|unsere?n?|ihren|seinen) (?:\\p{L}+ )?{appt}[^!?;]{0,80}(?:{day}|\\d|heute|morgen)[^!?;,]{0,40} (?:kannst|könnt|können|darfst|dürft|dürfen) (?:du|ihr|sie)${soft} ${free}${unless}`,
    `(?:meine?n?|unsere?n?) (?:\\p{L}+ )?{appt}[^!?;]{0,80}(?:{day}|\\d|heute|morgen)[^!?;,]{0,40} (?:kannst|könnt|können) (?:du|ihr|sie)${soft} (?:absagen|stornieren|canceln|löschen)${unless}`,
    // Whatever else it says: "den Termin könnt ihr weitergeben"
    `(?:den|meinen|unseren|die|meine|unsere|ihren|seinen) (?:termin|platz|slot|stunde|sitzung|behandlung)(?: \\p{L}+)? (?:kannst|könnt|können|darfst|dürft|dürfen) (?:du|ihr|sie)${soft} (?:(?:anderweitig |neu |weiter|jemand(?:em)? ander(?:em|s) |wem ander(?:em|s) )(?:vergeben|geben)|vergeben|weitergeben)${unless}`,
    "(?:(?:mich|uns)(?: \\p{L}+)? (?<!nicht )(?:gebeten|beauftragt|ersucht)|bat (?:mich|uns)|(?:bin|sind)(?: \\p{L}+){0,2} (?<!nicht )(?:gezwungen|genötigt)|ich soll)(?: \\p{L}+){0,4},? (?:den|die|das|seine?n?|ihre?n?|meine?n?|unsere?n?) (?!(?:\\p{L}+ )?{thing})[^!?;]{3,120}? (?<!nicht )(?:abzusagen|zu stornieren|zu canceln|zu streichen|absagen|stornieren)(?=\\W*$|,)",
    // "Do 17:15 brauch ich doch nicht"
    `(?<=(?:^|[,;:!] ?)\\W*(?:(?:den|die|am|also|für) ){0,2})(?:{day}|mo|di|mi|do|fr|sa|so|heute|morgen)(?:,? (?:den |um )?\\d[\\d.:]*)*(?: uhr)? (?:brauch|brauche|brauchen|benötige|benötigen) (?:ich|wir|i)(?: (?:leider|doch|nun|jetzt|also))* ${both}(?: mehr)?(?=\\W*$|,)`,
    "(?:muss|müssen|möchte|möchten)(?: (?:ich|wir|leider|daher|deshalb|also))* (?:meinen?|unseren?|unsere|ihren?|seinen?|den|die) (?:\\p{L}+ )?{appt}(?![^!?;]{0,70} (?:noch|erst|nicht) )[^,!?;]{0,60} (?:freigeben|hergeben|zurückgeben|abgeben|abtreten)(?=\\W*$|,)",
    "(?:melde|melden) (?:ich|wir)(?: (?!nicht)[^ .,;!?]+)(?![^!?;]*(?:newsletter|verteiler|mailing))(?:[^,!?;]|,(?= ?\\d)|(?<=\\d\\.),){0,140}? (?<!nicht )ab(?=\\W*$|,| (?:und|da|weil|wegen)(?!\\p{L}))",
    // It is to be cancelled: this one, with its day.
    "(?:der|die|das|mein|meine|unser|unsere|ihr|ihre|sein|seine) (?:\\p{L}+ )?{appt}[^!?;]{0,80}(?:{day}|\\d)[^!?;]{0,30} (?:ist|wäre) (?:(?:bitte|leider|daher|also|somit|deshalb|doch|nun|wieder) )*(?:zu (?:stornieren|streichen|canceln|annullieren|löschen)|abzusagen)(?=\\W*$|,)",
    "(?:komme|kommt|kommen|(?:schaffe|schafft|schaffen)[^!?;:]{0,10} es)[^!?;:]{0,60} nicht(?=\\W*[:–]| \\([^()\\p{L}]{0,12}\\d)",

    "(?:angerufen|gemeldet|geschrieben|rief an|meldete sich)[^!?;]{0,80} (?:kann|können|schafft es|schaffen es)[^!?;]{0,40} nicht(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    `(?:kann|können|könnt|könn|komm|komme|kommt|kommen|schaff|schaffe|schafft|schaffs|schaff's|pack|packs|pack's)[^!?;]{0,60} ${not} (?:\\p{L}+ ){0,2}?(?:kommen|schaffen|dabei sein|da sein|erscheinen|hin)${hour}`,
    `(?:komm|komme|kommt|kommen|schaff|schaffs|schaff's|schaffe|pack|packs|pack's|packe)[^!?;]{0,60} ${not}(?=\\W*$|,)`,
    "(?:pack|packs|pack's|packe|packen|schaff)(?: (?:ich|wir|es|das|ichs|ich's|wirs|wir's))[^!?;]{0,60} nicht(?: mehr)?(?=\\W*$|,)",
    "(?:muss|müssen|möchte|möchten|wollte|wollten|will|wollen|soll|musste|darf)\\b[^!?;]{0,140}?(?<!nicht )(?:abmelden|abbestellen|austragen lassen)(?=\\W*$|,| (?:weil|da|und|wegen)(?!\\p{L}))",
    "(?:außerstande|ausserstande|nicht in der lage|nicht im stande|nicht imstande)\\b[^!?;]{0,140}(?:wahrzunehmen|wahrnehmen|einzuhalten|einhalten|zu erscheinen|zu kommen|teilzunehmen|kommen zu können)",
    `(?:ich|wir|er|sie|\\p{L}+) (?:bin|sind|ist|wäre|wären)[^.!?;]{0,50} ${both} (?:mit )?dabei(?!\\p{L})|(?:bin|sind|ist) (?:ich |wir )?(?:da |dann |leider |heute |morgen |diesmal )*raus(?=\\W*$|,)`,
    "(?:streich|streiche|streicht|streichen sie|streichts) (?:bitte )?(?:mich|uns|ihn|meinen namen|unseren namen)(?! nicht)",
    "(?:trag|tragt|tragen sie|nimm|nehmt|nehmen sie|mach|meld|melde|meldet|melden sie) (?:bitte )?(?:mich|uns|ihn)[^.!?;]{0,50}(?<!nicht) (?:aus|raus|heraus|ab)(?=\\W*$|,)",
    `(?:brauch|brauche|brauchen|braucht|benötige|benötigen|benötigt)[^!?;]{0,40}{appt}[^!?;]{0,60} (?:nicht mehr|nicht länger|nimmer|nimma|ned mehr|net mehr)(?=\\W*$|,)|{appt}[^!?;]{0,60}(?:brauche?|brauchen|benötige?n?)(?: ich| wir)? (?:leider |doch |nun )*(?:nicht mehr|nimmer|nimma)`,
    "(?:wird|wirds|wird's|werd|werden)[^.!?;]{0,50} (?:nix|nichts|nüt|nüüt)(?=\\W*$|,| (?:mit|aus|bei)(?!\\p{L}))",
    `weder [^.!?;\\d]{1,50} noch [^.!?;\\d]{1,40}(?:können|kommen|schaffen|schafft|kann|kommt)(?!\\p{L})`,
    `(?:keiner|keine|niemand|keines) von (?:uns|beiden|ihnen)[^.!?;]{0,50}(?<!(?:spät|später|verspätet) )(?:kann|kommt|schafft|können|kommen)(?!\\p{L})`,
    "(?:muss|müssen|musste|mussten|darf|möchte|möchten|will|würde|wollte)\\b[^!?;]{0,120}?(?:canceln|cancln|abblasen|sausen lassen|schwänzen|ausfallen lassen|flachfallen)(?=\\W*$|,| (?:weil|da|und)(?!\\p{L}))",
    "(?:fällt|fallen)[^.!?;]{0,40} (?:flach|ins wasser)(?=\\W*$|,)",
  ],
  cancelled: [
    ...gapCues.de,
    ...cancelledHeadings.de,
    "(?<=^\\W*)(?:vom|von der|von einem|von einer|durch den|durch die) (?:patient|kund|klient|gast|schüler|teilnehmer)\\p{L}* (?:abgesagt|storniert|gestrichen)(?=\\W*$)",
    // "Morgen fallen dir zwei aus:", "heute habt ihr zwei Ausfälle:"
    "(?:fällt|fallen)(?: (?:dir|euch|ihnen|uns|da|leider|bei dir|bei euch|bei ihnen|bei uns))* (?:eine?r?|zwei|drei|vier|fünf|\\d+)(?: \\p{L}+)? (?:aus|weg|flach)(?=\\W*$)",
    // "Es fallen also beide Stunden aus:"
    "(?:fällt|fallen)(?: (?:also|daher|deshalb|leider|somit|dann|nun|damit))* (?:mein|meine|sein|seine|unser|unsere|der|die|das|beide|alle|zwei|drei|vier) (?:\\p{L}+ ){0,2}?{appt}(?! bei uns)[^!?;]{0,60}? aus(?=\\W*$|,|:)",
    "(?:einen|ein|zwei|drei|vier|fünf|\\d+) (?:ausfall|ausfälle|absager|abspringer)(?=[^.!?;]{0,60}:\\W*$)",
    // What leads to the rows below it.
    "(?:die|diese|folgende|heutigen?|neue|weitere|meine|eure|deine|ihre|hier|\\d+|zwei|drei|vier) (?:\\p{L}+ ){0,2}?(?:absagen|stornierungen|abmeldungen|stornos)(?=[^.!?;]{0,90}:\\W*$)|(?:absagen|stornierungen|abmeldungen) (?:für|von|vom|am|heute|morgen|diese|{day})(?=[^.!?;]{0,90}:\\W*$)|(?:abgesagt|storniert|abgemeldet) haben?(?=[^.!?;]{0,90}:\\W*$)",
    "(?:eine|zwei|drei|vier|fünf|\\d+) (?:absagen?|abmeldungen?|stornos?|stornierungen?) (?:von heute|heute|für|am|seit|eingegangen|per|von|:)",
  ],
  moved: [
    "(?:komm|komme|kommt|kommen)\\b[^.!?;]{0,40} nicht [^!?;]{0,60}sondern(?: erst| dann| dafür)?(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
  ],
  freshBefore: [
    "(?:komm|komme|kommt|kommen)\\b[^.!?;]{0,40} nicht [^!?;]{0,60}sondern(?: erst| dann| dafür)?(?: am| um| den)*",
  ],
  kept: [
    "komme(?:n)?(?: (?!nicht|kein)\\p{L}+){0,3} (?:ohne (?:ihn|sie|begleitung)|allein|alleine)(?!\\p{L})",

    "(?:hingegen|dagegen|jedoch|wiederum)(?: \\p{L}+){0,3} (?:bestätigt|zugesagt|kommt)(?!\\p{L})|hat (?:hingegen|dagegen|aber|jedoch)[^.!?;]{0,50} (?:bestätigt|zugesagt)(?!\\p{L})",
  ],
  retracted: [
    "(?:vergiss|vergessen sie|vergesst|ignorier|ignoriere|ignorieren sie|streich)(?: bitte| einfach)* (?:meine|was ich|das|die|meinen)(?: \\p{L}+){0,2} (?:mail|nachricht|absage|geschrieben habe|gesagt habe|geschrieben hab|gesagt hab|anruf|sms)(?: von (?:gestern|vorhin|heute früh))?",
  ],
} satisfies Language["cues"];
