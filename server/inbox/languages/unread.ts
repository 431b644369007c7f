/**
 * Languages that are not read yet. Their small words, days and words for calling off are known only so that an email
 * in one of them is asked about: a few words that it shares with Dutch or English must not make it an empty English one.
 * A language that gets a file of its own leaves this list.
 */
const words = {
  danish:
    "jeg du han hun vi ikke og er af til på med for at det den en et de har kan min mit din dit deres hej kære hilsen venlig mvh tak i om fra som men så desværre blevet syg syge sin nu ledig hendes hans dig mig får denne vores fordi bruger blev bliver noget havde kunde kunden kalender kl klokken tid tiden aftale aftalen aflyst aflyser aflyse aflysning afbud ny ændret dag morgen mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts maj juni juli oktober",
  norwegian:
    "jeg du han hun vi ikke og er av til på med for at det den en et de har kan min mitt din ditt deres hei kjære hilsen vennlig mvh takk i om fra som men så dessverre blitt syk syke sin nå ledig hennes hans deg meg får denne våre fordi bruker ble blir noe hadde kunde kunden kalender kl klokken time timen avtale avtalen avlyst avlyser avlyse avlysning avbestilt avbestille avbud ny endret dag morgen mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar mars mai juni juli oktober desember",
  finnish:
    "ja on ei en että minun sinun hän olen olet olemme valitettavasti hei terve terveisin ystävällisin kiitos aika ajan aikaa aikasi varaus varauksen varauksesi peruttu perunut perua perun peruutus peruuttaa joudun pääse tulemaan huomenna tänään klo asiakas uusi vanha siirretty maanantai maanantaina tiistai tiistaina keskiviikko keskiviikkona torstai torstaina perjantai perjantaina lauantai lauantaina sunnuntai mutta kun se tai sekä nyt vielä",
  polish:
    "w i na nie się jest do że z o za od po ale jak dla przez mam mogę pan pani państwo dzień dobry witam pozdrawiam dziękuję niestety wizyta wizytę wizyty termin odwołana odwołać odwołał odwołała odwołanie anulowana anulowano przełożyć zmiana godz godzina jutro dzisiaj dziś poniedziałek poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia pacjent klient został została",
  czech:
    "a je na se v že do s o za od po ale jak pro jsem jste není bohužel dobrý den děkuji děkuju zdravím pozdravem prosím objednaný termín termínu schůzka schůzku rezervace rezervaci zrušena zrušen zrušit zrušil zrušila zrušení ruším omlouvám nemohu nemůžu přijít přesun hod hodin zítra dnes pondělí úterý středa středu čtvrtek pátek sobota neděle ledna února března dubna května června července srpna září října listopadu prosince pacient klient byl byla",
  romanian:
    "și si nu la cu de pe în din pentru este sunt am ați ai care că mai dar bună ziua salut mulțumesc multumesc respect stimate din păcate programare programarea programării anulat anulată anulez anulare anularea trebuie pot veni ajunge reprogramat ora mâine azi astăzi luni marți miercuri joi vineri sâmbătă duminică ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie client clientul clienta",
  hungarian:
    "a az és nem is van hogy de egy ez meg már csak kedves üdvözlettel szia köszönöm sajnos időpont időpontot időpontja időpontom időpontomat lemondta lemondom lemondás lemondani törölve törölték foglalás foglalását foglalás tudok tudom menni jönni holnap ma óra órakor hétfő hétfőn kedd kedden szerda szerdán csütörtök csütörtökön péntek pénteken szombat vasárnap január február március április május június július augusztus szeptember október december ügyfél vagy mert lett",
  turkish:
    "ve bir bu için ile de da ne çok ama gibi daha olarak merhaba sayın saygılar saygılarımla teşekkürler teşekkür ederim maalesef randevu randevum randevumu randevunuz randevusu randevusunu randevuyu iptal edildi etti ettim etmek etmem istiyorum gerekiyor gelemiyorum gelemeyeceğim yarın bugün saat tarih tarihi pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık müşteri hasta değil var yok",
  catalan:
    "el la els les un una i de del dels d l a amb per que és són no ha han hem he meva meu seva seu bon dia hola gràcies salutacions però avui demà cita visita reserva anul·lat anul·lada anul lat lada cancel cancel·lat cancel·lada cancel·lar puc venir malauradament ens us et dilluns dimarts dimecres dijous divendres dissabte diumenge gener febrer març abril maig juny juliol setembre desembre hora client aquest aquesta també",
  croatian:
    "i je na se u da za od do ne sam ste smo su nije ali kako što poštovani poštovana pozdrav lijep hvala molim nažalost termin termina terminu otkazan otkazala otkazao otkazati otkazujem otkazivanje rezervacija mogu doći ne mogu sutra danas sati sat ponedjeljak utorak srijeda srijedu četvrtak petak subota subotu nedjelja siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga studenog prosinca klijent pacijent moj vaš dobar dan",
};

/** The words of each. */
export const unreadWords = Object.values(words).map((list) => new Set(list.split(" ")));

/** Greek, Cyrillic, Hebrew, Arabic and Korean; Japanese and Chinese say in one letter what takes others two or three. */
const scripts =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const anyScript = new RegExp(scripts.source, "u");
const dense = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const latin = /\p{Script=Latin}/gu;
const DENSITY = 2;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Whether most is written in other letters than ours, or a good part: addresses and a footer are Latin in every country,
 * and a name in the letters of its owner is no text.
 */
export function isOtherScript(text: string): boolean {
  if (!hasOtherLetters(text)) return false;
  const others = count(text, scripts);
  const weight = others + count(text, dense) * (DENSITY - 1);
  const ours = count(text.replace(addresses, ""), latin);
  return weight > ours || (weight > NAME && weight > ours * FOOTER_SHARE);
}

export const hasOtherLetters = (text: string) => anyScript.test(text) && count(text, scripts) >= FEWEST_LETTERS;

const addresses = /\S+@\S+|https?:\S+|www\.\S+/g;
const FEWEST_LETTERS = 4;
const NAME = 60;
const FOOTER_SHARE = 0.4;

/** How the words begin that call an appointment off, for emails to many: only one that has such a word is asked about. */
export const callsOff =
  /(?<!\p{L})(?:aflys|afmeld|avlys|avbe?st|avbud|peruu|peru(?:t|n)|odwoł|anulow|odwolan|zruš|zrus|anulă|anulat|anular|lemond|törölt|iptal|anul·l|cancel·l|otkaz|ακυρ|ακύρ|отмен|скасу|скасов)|キャンセル|取消|取り消し|취소|إلغا|ألغ|ביטול|בוטל|ביטל/iu;
