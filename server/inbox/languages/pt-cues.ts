import type { Language } from "./language";
import { practiceCues } from "./practice-cues";
import { portugueseBookingCues } from "./pt-booking-cues";
import { portugueseCorrectionCues } from "./pt-correction-cues";
import { portugueseElsewhereCues } from "./pt-elsewhere-cues";
import { portugueseKeepingCues } from "./pt-keeping-cues";
import { portugueseLetterCues } from "./pt-letter-cues";
import { portugueseListCues } from "./pt-list-cues";
import { portugueseMoveCues } from "./pt-move-cues";
import { portugueseNotDone } from "./pt-not-done-cues";
import { portugueseOwnWords } from "./pt-own-words";
import { portuguesePersonalCues } from "./pt-personal-cues";
import { resumingCues } from "./resuming-cues";
import { unmarkedQuestions } from "./unmarked-questions";

/** What Portuguese emails say about appointments; pt.ts has the words of dates and labels. */
export const portugueseCues: Language["cues"] = {
  ...portugueseListCues,
  ...portugueseLetterCues,
  answer: portugueseNotDone.answer,
  headline: [
    "(?:paciente|cliente|utente) (?:cancelou|desmarcou|anulou)",
    "(?:\\W|re:|enc:|fwd?:|nov[oa] |uma? |\\d+ |aviso de |notifica[cç][aã]o de |notifica[cç][aã]o|aviso|alerta|urgente|importante|confirma[cç][aã]o de |comunicado de |\\[\\w[^\\]]{0,30}\\]){0,40}(?:cancelamento|anula[cç][aã]o|desmarca[cç][aã]o)(?! (?:gr[aá]tis|gratuito|sem))\\b(?! d[ao] (?:sua )?(?:assinatura|pedido|plano))",
    "(?:\\W|re:|enc:|fwd?:|nov[oa] |uma? |\\d+ |aviso de |notifica[cç][aã]o de |notifica[cç][aã]o|aviso|alerta|urgente|importante|confirma[cç][aã]o de |comunicado de |\\[\\w[^\\]]{0,30}\\]){0,40}(?:cancelad|desmarcad|anulad)[oa]s?\\b",
    "(?:\\W|re:|enc:|fwd?:|sua|a|uma){0,40}{appt}…(?:cancelad|desmarcad|anulad)[oa]s?",
    "(?!\\W*(?:pedido|solicita|pergunta|d[uú]vida|como|posso))\\W*[\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3} ?[-–:|] ?(?:cancelamento|anula[cç][aã]o|desmarca[cç][aã]o|(?:cancelad|desmarcad|anulad)[oa]s?)(?=\\W*$|\\W*\\()",
  ],
  cancelled: [
    "aus[eê]ncia (?:foi )?(?:comunicada|avisada)|(?:comunicou|comunicaram|avisou) (?:a|uma|sua) aus[eê]ncia",
    "{appt}…(?:fica|ficou|fique|ficar[aá]|ficam) sem efeito",
    "(?:desinscreveu-se|se desinscreveu|desmarcou-se|saiu|retirou-se|se retirou|cancelou a (?:sua )?(?:inscri[cç][aã]o|vaga|presen[cç]a)|desistiu)(?: \\p{L}+)? (?:d[aeo]s?|n[ao]|d(?:esta|este|uma|um)) (?:su?a |seu |tua |teu |nossa )?{appt}",
    "{appt}…n[aã]o (?:ter[aá] lugar|se (?:vai )?realizar[aá]?)(?<!~[^!?]{0,200})(?! ~| (?:em|na|no|online|sem)\\b)",
    "(?:\\d|{day})[^!?;]{0,40} (?:desmarcou|cancelou|anulou|faltar[aá])(?=\\W*$|[,.)]| (?:por|porque|pois|-))",
    "(?<!(?:que|quem|se|n[aã]o) )(?:cancelou|desmarcou|anulou)\\b[^!?;]{0,90}?(?:\\d{1,2}[:h]\\d\\d|\\d{1,2} ?hs?|\\d{1,2}/\\d{1,2}|dia \\d{1,2}|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|seg|qua|qui|sex|s[aá]b|\\dª|hoje|amanh[aã]|[aà]s \\d{1,2})",
    "(?:estado|status)(?:\\W{1,3}(?:foi )?(?:alterado|mudou|atualizado|passou))?\\W{1,40}(?:\\p{L}+ ){0,2}?(?:cancelad[oa]|desmarcad[oa]|cancelamento)",
    "{appt}…(?:cancelad|desmarcad|anulad)[oa]s?",
    "(?:foi|foram|est[aá]|est[aã]o|ter|tem|sido) (?:\\p{L}+ ){0,2}(?:cancelad|desmarcad|anulad)[oa]s?",
    "(?:cancelou|desmarcou|anulou|cancelaram|desmarcaram) (?:a|o|sua|seu|uma|um|as|os)…",
    "(?:cancelad|desmarcad|anulad)[oa]s? (?:por|pelo|pela|online)",
    "(?:cancelamento|anula[cç][aã]o|desmarca[cç][aã]o) d[aeo]…{appt}",
    "(?<=: )(?:desmarca|cancela|anula) (?:a |sua |uma )*{appt}",
    "(?:paciente|cliente|utente|alun[oa])…(?:desmarcou|cancelou|anulou)",
    "(?:desmarcou|cancelou|anulou) (?:por|pelo|via)",
    "{appt}…(?:foi|foram) (?:eliminad|apagad|exclu[ií]d|removid)[oa]s? (?:pel[oa]|por) (?!si\\b|voc[eê])\\p{L}+",
    "{appt}…(?:foi|foram) (?:eliminad|apagad|exclu[ií]d|removid)[oa]s? d[ao] (?:sua |seu )?(?:agenda|calend[aá]rio) pel[oa] (?!si\\b|voc[eê])\\p{L}+",
    "(?:suspendeu|suspenderam) (?:a|o|sua|seu|as)(?: sua| seu)? {appt}|{appt}…(?:foi|foram) suspens[oa]s? (?:pel[oa]|a pedido)",
    "(?:desmarcou-se|cancelou-se)|procedeu (?:à|ao) (?:anula[cç][aã]o|cancelamento|desmarca[cç][aã]o)",
    "(?:uma|a) {appt} (?:foi|foram) (?:eliminad|apagad|exclu[ií]d|removid)[oa]s? d[ao] (?:sua |seu )?(?:agenda|calend[aá]rio)",
    "(?:eliminou|apagou|excluiu|removeu) (?:a|o|a sua|o seu|uma|um) {appt}",
    ...portugueseOwnWords.cancelled,
  ],
  conditional: [
    "(?<=^\\W*)(?:quer(?:es)?|desejas?|preferes?)(?! que)(?!\\p{L})[^.!?]{0,80}(?=\\?)",
    "teriam? sido (?:cancelad|desmarcad|anulad)[oa]s?|(?:prestes a|a ponto de|em risco de|quase a|na imin[eê]ncia de) ser (?:cancelad|desmarcad|anulad)[oa]s?",
    "(?:(?<!-|n[aã]o )se(?! qued| (?:ve|vio|ver[aá]) (?:obligad|forzad|en la )| (?:han?|cancel[oó]|anul[oó]|suspendi[oó])(?!\\p{L}))|caso|em caso de|(?:assim|logo) que(?! poss[ií]vel)|quando|(?<!(?:(?:lig|telefon|avis|escrev)\\p{L}{1,5}|pedi(?:u|ram)-(?:me|nos)|(?:me|nos) pedi(?:u|ram)|(?:ligou|ligaram|telefonou|telefonaram|avisou|escreveu|contactou|contatou|mandou|usou|utilizou)(?: [^ ,;!?]+){1,6}|(?:{day}|\\d\\d?(?:[h:]\\d\\d)?) (?:é|era|seria)) )para (?:cancelar|desmarcar|remarcar|alterar))(?![\\p{L}\\d])[^.,;!?]*",
    "(?:voc[eê] |clientes |pacientes )?(?:pode|deve|podem|devem|poder[aá]|dever[aá])[^.;!?]{0,30}(?:cancelar|desmarcar)(?! (?:a minha|minha))[^.;!?]*",
    "(?:ser[aá]|ser[aã]o|poder[aá] ser|pode ser)[^.;!?]{0,20}(?:cancelad|desmarcad|anulad)[oa]s?",
    "(?:toda|qualquer) (?:consulta|cancelamento|sess[aã]o)[^.;!?]*",
    "[^.;!?]{0,60}(?:anteced[eê]ncia)[^.;!?]*",
  ],
  policy: [
    "(?:mais|menos) (?:vezes |frequentemente )?(?:cancelad|desmarcad)[oa]s?[^.!?;]*|(?:cancelou|desmarcou|cancelado) \\d+ d[ao]s (?:suas |seus )?[uú]ltim[^.!?;]*",
    "(?:cancelad|desmarcad)as \\d+ d[eao]s? \\d+ [^.!?;]*",
    ...portugueseNotDone.policy,
    "nenhum[a]? outr[oa][^.,;!?]{0,60}(?:cancelad|desmarcad|anulad)[oa]",
    "{thing}[^.;,!?]{0,30}(?:continuam?|permanecem?|mant[eé]m-se|seguem?|ficam?) (?:v[aá]lid|ativ|activ|em vigor|dispon[ií]ve)\\p{L}*",
    "(?:pol[ií]tica|condi[cç][oõ]es|taxa|prazo|link|termos) de cancelamento",
    "(?:cancelad|desmarcad|anulad)[oa]s? (?:com menos|com pouca|fora|depois|ap[oó]s|em cima da hora|tarde|mais tarde|sem|dentro)",
    "(?:consultas|sess[oõ]es|aulas|marca[cç][oõ]es|reservas|agendamentos|visitas) (?:\\p{L}+ )?(?:cancelad|desmarcad|anulad)[oa]s[^.;!?]{0,60}(?:s[aã]o|ser[aã]o|est[aã]o) (?:cobrad|faturad|debitad|consideradas|sujeit|pag)\\p{L}*[^.;!?]*",
    "(?<!(?:estado|status) ?: ?)cancelamentos? (?:gratuitos?|gr[aá]tis|tardios?|com menos|at[eé]|sem)",
  ],
  thing: [
    "(?:a|o|minha|meu|nossa|nosso) (?:ama|bab[aá]|babysitter|creche|motorista|boleia|carona|t[aá]xi) (?:\\p{L}+ ){0,3}(?:cancelou|desmarcou|cancelad[oa]|desmarcad[oa])",
    "(?:lembretes?|notifica[cç](?:[aã]o|[oõ]es)|taxas?) (?:foi|foram) (?:cancelad|anulad)[oa]s?",
    "{thing}…(?:cancelad|anulad|rescindid)[oa]s?",
    "(?:cancel|anul|rescind)(?:ou|[aei]u|ei|[aei]ram|ad[oa]|ar) (?:a |o |as |os |sua |seu |minha |meu )+(?:\\S+ )?{thing}",
    "cancelamento d[aeo] (?:sua |seu )?{thing}",
  ],
  errand: [
    "{errand}",
    "entrevistas? de (?:emprego|trabalho|sele[cç][aã]o)|(?:nossa|sua|tua|a) (?:demo|demonstra[cç][aã]o)",
    // What is done at a practice, or for it.
    "contador(?:es)? (?:de|inteligente|el[eé]trico)|(?:seu|do|o) contador|extintor(?:es)?|alarme de inc[eê]ndio|limpeza de (?:vidros|janelas|escrit[oó]rios|carpetes)|controlo? de pragas|dedetiza[cç][aã]o|desinfesta[cç][aã]o|fotocopiadora|impressora|elevador(?:es)?|ar[- ]condicionado|aquecimento|fibra [oó]tica|instala[cç][aã]o d[aeo] (?:fibra|g[aá]s|internet|luz)|instalar a fibra",
    "recolha|coleta d[aeo]|lavandaria|lavanderia|chaveiro|serralheiro|visita de manuten[cç][aã]o|manuten[cç][aã]o d[aeo]|(?:a|sua|nossa) forma[cç][aã]o|(?:o|seu|este) (?:semin[aá]rio|congresso)",
  ],
  customer: [
    "entraremos em conta(?:c)?to consigo",
    "(?:seu|sua|teu|tua|vossa) {appt}…(?:n[oa]s?|com [oa]|com um dos|com uma das) noss[oa]s?(?! (?:sistema|agenda|app|aplica|calend)) \\p{L}+|visita d[oa]s? noss[oa]s? \\p{L}+",
    "(?:entraremos em contac?to|(?:vamos|iremos) (?:contact|lig)\\p{L}+|ligaremos|contactaremos)…(?:nov[oa]|outr[oa]|reagendar|remarcar)",
    "noss[oa]s? (?:\\p{L}+ )?(?:t[eé]cnic[oa]|instalador(?:a)?|motorista|estafeta|entregador(?:a)?|transportadora|equip[ae] t[eé]cnica)s?",
    "(?:prezad|estimad|car)[oa]s? (?:\\p{L}+ )?(?:cliente|participante|passageir[oa]|assinante|inscrit[oa]|formand[oa]|inquilin[oa])s?",
    "(?:taxa|valor) d[ae] inscri[cç][aã]o|n[uú]mero de (?:rastreio|encomenda|contador|voo)|por falta de (?:inscri[cç][oõ]es|inscritos)|no seu (?:edif[ií]cio|im[oó]vel|local)",
  ],
  duty: [
    "(?:ir |vir )?trabalhar|ao trabalho|(?:[aà]|na) (?:supervis[aã]o|forma[cç][aã]o)|(?:ao|no) treinamento d[aeo] equip[ae]",
    // With friends, and not with a practitioner.
    "(?:no|ao|pro|num|nosso) (?:almo[cç]o|jantar|churrasco|casamento|anivers[aá]rio|cinema|futebol|caf[eé]|happy hour)|(?:na|[aà]|pra) (?:festa|balada)",
    "(?:o |ao )?(?:meu|seu) (?:turno|plantão)|(?:a|minha) entrevista",
    "para (?:reparar|consertar|entregar|instalar|arranjar)",
  ],
  standing: [
    "mas (?:afinal|no fim|acabou que|agora)(?: [^ .,;!?]+){0,3} (?:vem|venho|vai|vou|v[eê]m|vir[aá]|mant[eé]m)(?! (?:cancelar|desmarcar|faltar))",
    // "I cancelled my dentist so that I can come"
    "para (?:poder )?(?:ir a[ií]|ir ter consigo|estar a[ií])",
    ...portugueseNotDone.standing,
    "falso alarme|alarme falso|alarme falsa",
    "(?:nenhum|nenhuma|0|sem) (?:\\p{L}+ )?(?:cancelamentos?|consultas? canceladas?)",
    "cancelamento…(?:recusado|revertido|desfeito|falhou|negado|n[aã]o)",
    "(?<!(?:recebeu|recebeste|recebid[oa]|chegou-lhe|(?<!\\p{L})(?:marquei|marcou|marcado|marcámos|reserv\\p{L}+|agend\\p{L}+))(?: (?!cancel|desmarc|anul)[^ .,;!?]+){0,4} |(?:abriu|aberto) |chegou-lhe )por (?:engano|erro|lapso)",
    "(?:quase|ningu[eé]m|ainda n[aã]o) (?:\\p{L}+ )?(?:cancelou|desmarcou|anulou|cancelei|desmarquei)|(?:ia|estava (?:para|quase a)|esteve (?:para|quase a)|pensa em|pensou em|amea[cç]ou|pondera|cogitou|chegou a pensar em|n[aã]o chegou a|n[aã]o precisou) (?:cancelar|desmarcar|anular)",
    "(?:em vez de|ao inv[eé]s de|sem|antes de|evitar) (?:ter )?(?:cancelar|desmarcar|anular|cancelado|desmarcado)",
    "(?:tentou|tentei|quis) (?:cancelar|desmarcar|anular)",
    "n[aã]o (?:me )?(?:cancela|cancele|cancelem|cancelar|desmarca|desmarque|desmarquem|desmarcar|anule|anulem|anular)(?! (?:online|pelo site|no site|em cima|com menos|dentro|ap[oó]s|depois))",
    "n[aã]o (?:p[oô]de|pode|foi poss[ií]vel)…cancel\\p{L}+",
    "afinal (?:posso|pode|vou|sempre)",
    "n[aã]o (?:quero|queria|quer|vou|vai|vamos|preciso|precisa|[eé] preciso|tenho de|pretendo) (?:cancelar|desmarcar|anular)",
    "(?:n[aã]o|nunca) (?:cancelei|desmarquei|anulei|cancelou|desmarcou|anulou)",
    "n[aã]o (?:foi poss[ií]vel|conseguimos|pudemos|podemos)…(?:cancelamento|anula[cç][aã]o)",
    "(?:achei|achava|achou|pensei|pensava|pensou|julguei|julgava|receava|temia)[^.!?;]{0,60}(?:cancelar|desmarcar|anular)",
    "(?<=(?:cancel\\p{L}*|desmarc\\p{L}*|anul\\p{L}*)[^.!?;]{0,90})(?:mud(?:ou|ei|aram) de ideias?|arrependeu-se|(?:se arrependeu|me arrependi))",
    "(?:mud(?:ou|ei|aram) de ideias?|arrependeu-se|(?:se arrependeu|me arrependi))(?=\\W*$)",
    "(?:recuperar|ter de volta|retomar) (?:o|a) (?:seu |sua |meu |minha )?(?:hor[aá]rio|vaga|consulta|sess[aã]o|aula|hora|lugar)",
    ...portugueseOwnWords.standing,
  ],
  request: [
    "{appt} (?:n[aã]o (?:confirmad|pag|conclu[ií]d)[oa]s?|por confirmar|provis[oó]ri[oa]s?)[^.!?;]{0,60}(?:cancelad|anulad|eliminad|exclu[ií]d|libertad|liberad)[oa]s?",
    "(?:reserva|pagamento|pedido|{appt})[^.!?;]{0,90} n[aã]o (?:foi|est[aá]|chegou a ser|se) (?:conclu[ií]d|finalizad|pag|completad|confirmad)[oa](?:…(?:cancelad|anulad|liberad|libertad)[oa])?",
    "(?:pr[eé]-?reserva|bloqueio)…(?:expirad|liberad|libertad)[oa](?: e foi (?:automaticamente )?(?:cancelad|anulad)[oa])?",
    "(?:pedido|solicita[cç][aã]o)…(?:cancelad|recusad|retirad|expirad)[oa]|(?:cancelou|recusou|retirou) (?:o|a|seu|sua) (?:pedido|solicita[cç][aã]o)",
    "(?:pedido|solicita[cç][aã]o) de cancelamento",
    "(?:ainda n[aã]o|nunca|n[aã]o tinha sido)…(?:confirmad|aceit)[oae]",
  ],
  question: [
    ...unmarkedQuestions.pt,
    "(?:posso|poderia|podemos|seria poss[ií]vel|[eé] poss[ií]vel|d[aá] para)…(?:cancelar|desmarcar|remarcar|mudar)[^.!]*\\?",
    "(?:talvez|provavelmente|possivelmente)…(?:cancelar|desmarcar|n[aã]o)",
    "(?:minutos|min) (?:atrasad[oa]|de atraso|mais tarde)|cheg(?:ar|o) (?:a horas|atrasad[oa]|a tempo)",
  ],
  answered: ["(?:respond\\p{L}*|respostas?|reagi\\p{L}*)(?: [^ .;!?]+){0,3}? (?:a|ao|aos|o|os|ao seu|a um) lembretes?"],
  reminder: ["lembrete|lembramos|relembramos|pr[oó]xima consulta"],
  tentative: [
    "(?<=^\\W*)(?:provis[oó]ri[oa]|tentativa)(?= ?:(?! ?(?:n[aã]o|nenhuma?|0)(?:[^\\p{L}\\d]|$)))|(?:aceit[oae]|aceitou) (?:provisoriamente|com reservas)|respondeu \\W{0,3}talvez",
  ],
  declined: ["(?:recusou|recusad[oa]|rejeitad[oa])"],
  noShow: [
    "(?:n[aã]o compareceu|(?<!(?:hace|nenhuma|sem|\\d) )falta(?! (?:d[aeo]|a|[aà]|ao|na|no|um|uma|pouco|\\d|{day}))|faltou|(?<!(?:\\d|% de|nenhum|nunca|zero) )no-?show)",
  ],
  disputed: [
    "(?:contestou|contestad[oa]|disputou)[^.!?;]{0,40} (?:pagamento|cobran[cç]a|transa[cç][aã]o|compra)|(?:pagamento|cobran[cç]a|transa[cç][aã]o)[^.!?;]{0,50} contestad[oa]|contesta[cç][aã]o (?:de|da|do|aberta)|estorno contestado|chargeback|(?:pagamento|d[eé]bito)[^.!?;]{0,40} pelo banco",
    "titular do cart[aã]o[^.!?;]{0,20} (?:afirma|diz|declara|alega|informa)|o comprador (?:abriu|afirma|diz)",
  ],
  money: ["(?:recibo|fatura|pagamento|reembolso|comprovante) (?:de|da|do|por|recebido|confirmado)"],
  waitlist: [
    "(?:entrou|inscrit[oa](?!s)|adicionad[oa](?!s)|pedido)…lista de espera",
    "(?:alertas?|avisos?) de (?:cancelamentos?|desist[eê]ncias?|desmarca[cç](?:[aã]o|[oõ]es)) (?:\\p{L}+ )?(?:des)?(?:ativad|activad)[oa]s?",
  ],
  apology: ["(?:lamentamos|desculpem?) (?:o|pelo) (?:inc[oó]modo|transtorno)|pedimos desculpa"],
  mine: ["(?:minhas?|meus?) (?!aula|curso|grupo|turma)(?:\\p{L}+ ){0,2}?{appt}"],
  wholeClass: [
    "(?:professora?|monitora?|instrutora?|doutora?|terapeuta)(?: \\p{L}+){0,2} (?:est[aá] de baixa|est[aá] doente|adoeceu|n[aã]o (?:poder[aá] (?:dar|lecionar)|d[aá]))",
    "(?:dr|dra|doutor|doutora)\\.? [\\p{L} ]{2,40}(?:teve|est[aá]|n[aã]o poder[aá]|adoeceu|precisou)[^!?;]{0,80} (?:sua|seu) {appt}[^!?;]{0,60}(?:cancelad|desmarcad|adiad)[oa]",
    "voc[eê]s? (?:me |nos )?(?:cancelaram|cancelou|desmarcaram|desmarcou) (?:a minha|o meu|minha|meu|a nossa|o nosso|comigo)(?!\\p{L})|(?:desmarcaram|cancelaram)-(?:me|nos)",
    "(?:os|as|\\d+)(?: \\d+)? (?:participantes|inscrit[oa]s|alun[oa]s)[^.!?;]{0,30} (?:avisad|informad|notificad)[oa]s",
    "(?:tenho (?:de|que)|preciso (?:de )?|vou ter (?:de|que)|terei (?:de|que)|tive (?:de|que)|sou obrigad[oa] a|fui obrigad[oa] a|precisamos (?:de )?|vamos ter (?:de|que)) ?(?:infelizmente )?(?:cancelar|desmarcar|anular|adiar|remarcar) (?:a |o |as |os )?(?:tu[ao]s?|voss[ao]s?)(?!\\p{L})",
    "(?<!(?:filh[oa]|m[aã]e|pai|marido|mulher|esposa|neto|neta|av[oó])[^.!?;]{0,70})(?:tenho (?:de|que)|preciso (?:de )?|vou ter (?:de|que)|terei (?:de|que)|tive (?:de|que)|sou obrigad[oa] a|fui obrigad[oa] a) ?(?:infelizmente )?(?:cancelar|desmarcar|anular|adiar|remarcar) (?:a |o |as |os )?(?:su[ao]s?|seus?)(?!\\p{L})",
    "(?:precisamos|vamos (?:precisar|ter)|teremos|tivemos|fomos obrigados a|somos obrigados a)(?: de| que)? (?:infelizmente )?(?:cancelar|desmarcar|remarcar|adiar) (?:a |o |as |os )?(?:su[ao]s?|seus?)(?!\\p{L})",
    "(?:cancelad|desmarcad|anulad)[oa]s? (?:por n[oó]s|da nossa parte)",
    "(?:cancel|desmarc|anul)[aá]mos (?:a|o|sua|seu|as)(?![^.!?]*(?:pedido|lig|client|pacient))",
    "(?:a sua|sua) aula…cancelada",
    "por falta de (?:alun|professor|luz|energia|[aá]gua|inscri|participantes|qu[oó]rum)\\p{L}*",
    "(?<!e eu )(?:temos (?:de|que)|tivemos (?:de|que)|fomos obrigados a) (?:cancelar|desmarcar)(?! (?:(?:a|o|as|os) {appt} d[aoe]s? )?(?:a |o )?(?:minha|meu|nossa|nosso)s? (?!aula|curso|turma))",
    "(?:n[oó]s|cl[ií]nica|consult[oó]rio|doutor(?:a)?|terapeuta|professor(?:a)?|est[uú]dio)…(?:doente|fechad[oa]|de f[eé]rias|encerrad[oa])",
    "todas as (?:consultas|aulas|sess[oõ]es)…canceladas",
    "(?:caros|queridos|prezados) (?:pais|alunos|s[oó]cios|participantes)",
  ],
  several: [
    "(?:as|estas|essas|suas|seus|os|estes|esses|\\d+|duas|dois|tr[eê]s) (?:\\p{L}+ )?(?:consultas|sess[oõ]es|agendamentos|marca[cç][oõ]es|aulas|reservas)|ambas|seguintes",
    "tanto[^.!?;]{3,90}(?:como|quanto)|ambos",
    ...portugueseOwnWords.several,
  ],
  series: [
    "(?:todas as semanas|semanal|toda semana|recorrente|s[eé]rie|toda (?:segunda|ter[cç]a|quarta|quinta|sexta))",
  ],
  stampBefore: [
    "(?:marcad|reservad|cancelad|desmarcad|anulad|eliminad|exclu[ií]d|criad|enviad|recebid|solicitad|alterad|assinad|pag|nascid|agendad)[oa]s?(?: online| por [\\p{L}. ]{1,30})?(?: em| no dia| a| às)?",
    "(?:cancelamento|desmarca[cç][aã]o|altera[cç][aã]o|reserva|pedido) (?:foi )?(?:feit[oa]|efetuad[oa]|realizad[oa]|confirmad[oa]|registad[oa]|registrad[oa])(?: online| por [\\p{L}. ]{1,30})?(?: em| no dia| a| [aà]s)?",
    "(?:ligou|telefonou|avisou|escreveu|recebeu est[ea] [\\p{L}-]+)(?: no dia| [aà]s| em)?",
  ],
  asideBefore: [
    ...resumingCues.pt.asideBefore,
    "(?:lembretes?|sms|mensage(?:m|ns)|pedidos? de avaliação) (?:previst|agendad|programad)[oa]s?(?: para| o| dia)*",
    "(?:sem marcação|sem hora marcada|por ordem de chegada)(?: (?:sempre|todos|todas|os|as|à|ao|aos|às|cada))*\\W*|(?:ligo|telefono|volto a ligar|falo|falamos|digo|dou not[ií]cias|mando mensagem|entro em contacto|entro em contato)(?:-lhe|-te|-vos)?(?: (?:de novo|outra vez|ainda|novamente|j[aá]))*|(?:nos vemos|vemo-nos|a gente se v[eê])(?: ent[aã]o| depois| direto)*(?: na| no| j[aá])*",
    "(?:fatura|extrato|recibo|transfer[eê]ncia|boletim|newsletter)(?: (?:d[eo]|com data))+",
    "(?:tarifas?|pre[cç]os?|hor[aá]rios?|condi[cç][oõ]es)(?: \\p{L}+){0,3} (?:desde|a partir d[eo])",
    "(?:desde|até|antes de?|v[aá]lid[oa]|vence|expira|a partir de|depois d[aeo]s?|após)(?: o| dia| a| às?| as| à)?",
    "(?:pr[oó]xim[oa](?! semana)|outr[oa](?! semana))(?: \\p{L}+){0,2}(?: [eé]| em| no dia| de| dia)*",
    "(?:melhor|em vez disso|talvez|dispon[ií]vel|livre|mudar para|remarcar para|prefiro|f[eé]rias|volto|regresso|poderia ser)(?: o| a| para| dia| no| na)*",
    "(?:todas? as|toda|cada|semana de|mant[eé]m|mantenho)(?: a| o)?(?: consulta| sess[aã]o)?(?: d[eo])?(?: dia)?",
    "(?:resta|restam|tem|ainda tem)(?: \\p{L}+){0,2} (?:consulta|sess[aã]o|marca[cç][aã]o)(?: \\p{L}+){0,2}",
  ],
  asideAfter: [
    ...resumingCues.pt.asideAfter,
    "(?:logo |depois |j[aá] )?(?:lhe|te|vos) (?:digo|direi|aviso|avisarei|confirmo|confirmarei)|logo (?:se v[eê]|vejo|vemos)|a confirmar|n[aã]o sei",
    "(?:mant[eé]m-se|continua|permanece)",
  ],
  oldBefore: [
    "(?<=\\()antes",
    "(?:deixo|deixamos|liberto|libero|libertamos|liberamos|devolvo|cedo|no lugar d[eao])(?: (?:livre|a|o|meu|minha|vaga|hora|hor[aá]rio|lugar|consulta|sess[aã]o|d[eao]|que tinha|dia))*",
    "(?:de|do|da|anterior|antig[oa]|original(?:mente)?|em vez de|era|estava)(?: (?:consulta|data|hora|hor[aá]rio|dia|prevista|marcada|para))*",
  ],
  freshBefore: [
    "(?:fico|ficamos|anoto|anotamos|aceito|aceitamos)(?: (?:ent[aã]o|assim|com|para|a|o|na|no|vaga|hora|hor[aá]rio|d[eao]|dia))*",
    "(?:nov[oa]|agora|(?:remarcad[oa]|remarcou|alterad[oa]|mudou|transferid[oa])(?: \\p{L}+){0,4} para)(?: (?:consulta|data|hora|hor[aá]rio|dia|o|a|é|no|para))*",
    ...portugueseOwnWords.freshBefore,
  ],
  withoutMe: [
    "(?:comecem|comece|começar|avancem|avançar|sigam|seguir|continuem|continuar|façam|fazer|reúnam-se|prossigam|podem)(?: \\p{L}+){0,4}? sem (?:mim|n[oó]s)",
  ],
  internal: [
    "(?:reuni[aã]o|assembleia) (?:de |do |dos |da )?(?:condom[ií]n\\p{L}*|pais|associa[cç][aã]o|moradores|s[oó]cios|clube)|(?:outros|mais) (?:[3-9]|\\d\\d+) (?:convidados|participantes)",
    "a reuni[aã]o (?!com |a seguir |abaixo |seguinte )[^.!?]{0,40}(?:cancelad|desmarcad|adiad)a|(?:a|o) (?:a[cç][aã]o de )?forma[cç][aã]o",
    "reuni[aã]o (?:interna|geral|semanal|cl[ií]nica|(?:de|da|do|com a|com o) (?:equip[ae]|pessoal|staff|departamento|dire[cç][aã]o|coordena[cç][aã]o|diretoria|servi[cç]o|time|condom[ií]nio|trabalho|s[oó]cios))",
    "assembleia (?:geral|de)|confraterniza[cç][aã]o|jantar de (?:natal|equipa)|conselho (?:de|escolar)",
    "grupos? de supervis[aã]o|intervis[aã]o",
  ],
  offered: [
    "pode ser (?:sua|seu|tua|teu)|(?:tem|teria|tens) interesse|interessa-(?:lhe|te)|(?:quer|quereria|queres) (?:aproveitar|ficar com)",
  ],

  ...portugueseBookingCues,
  ...portugueseCorrectionCues,
  ...portugueseElsewhereCues,
  ...portugueseKeepingCues,
  ...portugueseMoveCues,
  ...portuguesePersonalCues,
  ...practiceCues.pt,
};
