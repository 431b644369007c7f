import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { portugueseConditions, portugueseCorrections, portugueseWhys } from "./pt-correction-cues";
import { portugueseCues } from "./pt-cues";
import { portugueseParties } from "./pt-parties";
import { stagedCues } from "./staged-cues";

export const portuguese: Language = {
  code: "pt",
  common:
    "o a os as de do da dos das um uma e é são foi com para por em no na seu sua que não se você obrigado obrigada olá consulta cliente paciente agendamento às hora este esta meu minha mais está sessão marcação cancelado cancelada canceladas cancelados confirmada confirmadas nenhuma feira seguinte cancelamento desmarcação cancelamentos desmarcada desmarcado horas nao oi amanhã amanha hoje bom boa preciso desmarcar desmarcou infelizmente consigo vou ela dela dele ao pra já preenchido mas também sim agora vem posso quando porque filho filha favor novo mesma mudou",
  alike: "marco",
  months: [
    "janeiro jan",
    "fevereiro fev",
    "março marco mar",
    "abril abr",
    "maio mai",
    "junho jun",
    "julho jul",
    "agosto ago",
    "setembro set",
    "outubro out",
    "novembro nov",
    "dezembro dez",
  ],
  weekdays: [
    "segunda segunda-feira seg 2ª_feira 2ª-feira 2.ª_feira 2.ª-feira 2a_feira 2a-feira",
    "terça terça-feira terca-feira ter terca 3ª_feira 3ª-feira 3.ª_feira 3.ª-feira 3a_feira 3a-feira",
    "quarta quarta-feira qua 4ª_feira 4ª-feira 4.ª_feira 4.ª-feira 4a_feira 4a-feira",
    "quinta quinta-feira qui 5ª_feira 5ª-feira 5.ª_feira 5.ª-feira 5a_feira 5a-feira",
    "sexta sexta-feira sex 6ª_feira 6ª-feira 6.ª_feira 6.ª-feira 6a_feira 6a-feira",
    "sábado sabado sáb",
    "domingo dom",
  ],
  today: "hoje|hj|hoje de manhã|hoje de manha|hoje pela manhã|esta manhã|esta manha|desta manhã|nesta manhã|hoje cedo",
  tomorrow: "amanhã amanha",
  tonight:
    "esta tarde|esta noite|hoje à tarde|hoje à noite|hoje de tarde|hoje a tarde|hoje a noite|nesta tarde|nesta noite|logo à tarde|logo à noite",
  noDate: "até amanhã|até amanha|ate amanha|até depois de amanhã",
  dayAfterTomorrow: "depois de amanhã|depois de amanha|depois d'amanhã",
  yesterday: "ontem|ontem à tarde|ontem à noite|ontem de manhã",
  thisWord: "esta este nesta",
  nextWord: "próxima próximo",
  followingWord: "seguinte",
  lastWord: "passado passada",
  monthWords: "deste mês 0|do próximo mês 1|do mês que vem 1",
  thisWeek: "n?esta semana",
  nextWeek:
    "da próxima semana|da proxima semana|na próxima semana|próxima semana|da semana que vem|na semana que vem|semana que vem",
  laterWords:
    "em oito dias 7|daqui a oito dias 7|daqui a 8 dias 7|daqui a uma semana 7|daqui a quinze dias 14|daqui a # semanas 7|dentro de # semanas 7",
  am: "",
  pm: "",
  morning: "da manhã|de manhã|pela manhã|na parte da manhã|da manha|de manha|pela manha",
  afternoon: "da tarde|da noite|à tarde|à noite|de tarde|de noite|na parte da tarde",
  early: "cedo|bem cedo|muito cedo|cedinho|de manhã cedo|de manhãzinha|logo cedo|logo de manhã|à primeira hora",
  noon: "ao meio-dia|meio-dia",
  midnight: "meia-noite",
  clock: "h horas hora hrs hs hr",
  ordinal: "º ª",
  ordinals: "primeiro",
  numbers:
    "uma duas três/tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte vinte_e_uma vinte_e_duas",
  between: "às as à a de do da das no dia pelas hora feira",
  at: "às as à das pelas",
  until: "às até a ao",
  minuteWords:
    "cinco dez quinze vinte vinte_e_cinco trinta trinta_e_cinco quarenta quarenta_e_cinco cinquenta cinquenta_e_cinco",
  minutesBefore:
    "quinze para as -15|um quarto para as -15|# para as -|# para a -|# para às -|# minutos para as -|# minutos para a -",
  minutesAfter:
    "e meia +30|e quinze +15|e um quarto +15|e trinta +30|menos um quarto -15|e 10 +10|e 15 +15|e 20 +20|e 30 +30|e 40 +40|e 45 +45|e 50 +50|# +|e # +|menos # -",
  opensRange: "entre",
  dateWords: {
    articles: "dia",
    afterTomorrow: "",
    dayFollows: true,
    dayNamed: "dia",
    dayAlone: "",
    dayAtHour: "",
    beforeMonth: "de",
    beforeYear: "de|do",
    alsoWords: "seg|ter|qua|qui|sex|sab|dom",
    apposed: "a do|o do|ou seja",
    usual: "habitual|normal",
    noSpan: "e|a",
    streets: "rua|avenida",
    roads: "rua|avenida|av|praça|largo|travessa|alameda|rodovia|estrada|beco|calçada|ladeira|viaduto|rotunda",
    ofRoads: "de|do",
    hourLabels: "hora|horário|início",
    counted: "horas|min|minutos|dias|pessoas|euros?|reais|hora|semanas|meses|anos|minuto|vezes|sessões|por cento",
    ahead: "antes|depois|mais tarde|de antecedência",
    prices:
      "multa|taxas?|sinal|caução|depósito|preço|valor|total|tarifa|encargos?|custos?|pagos?|cobrados?|em dívida|iva|desconto|reembolso|adiantamento",
  },
  labels: {
    reason:
      "motivo razão comentário comentários mensagem nota notas observação observações pergunta perguntas causa justificativa justificação recado",
    birth: "nascimento nascido aniversário",
    zone: "fuso zona",
    stamp:
      "marcado reservado cancelamento criado criada enviado recebido solicitado atualizado agendado-em registado registrado pago criação registo emissão envio inclusão alteração modificação desmarcação anulação emitido impresso cobrado modificado inscrição registros agendada agendado",
    old: "anterior anteriores antigo antiga original originalmente prévio prévia anteriormente antes inicial inicialmente era estava",
    fresh: "novo nova agora depois alterado remarcado novos novas",
    end: "fim término termina até final encerramento",
    aside:
      "próxima próximo preferido alternativa proposta outro outra limite validade vencimento disponível disponibilidade pedido solicitação horários próximas próximos outras outros livre livres retorno abertura encerramento espera proposto preferida desejado desejada pretendido pretendida afetada afetado inalterado",
    cancelled: "cancelado cancelada canceladas desmarcado desmarcada reservado",
    when: "data quando início consulta sessão dia horário agendamento marcação começa aula reserva visita chegada",
    time: "hora horas hora-início",
    who: "cliente paciente nome convidado participante aluno aluna utente titular convidada hóspede educando pessoa nome-completo membro visitante apelido sobrenome inscrito",
    by: "por",
    plain:
      "remarcação reagendamento campo serviço profissional telefone telemóvel celular email e-mail endereço morada preço valor estado status duração tipo com local clínica referência número código link assunto especialista especialidade convênio procedimento médico médica unidade sala canal origem contato contacto colaborador colaboradora funcionário funcionária fisioterapeuta terapeuta professor professora tratamento modalidade plano pagamento fatura total saldo depósito site calendário organizador título onde oque descrição recurso",
  },
  labelWords: {
    filling: "para|da|do|e|o|a|no|na",
    for: "para",
    on: "",
    doneOn: "em",
    cancelStem: "cancel|desmarc|anul",
    replaced: "original|anterior|antig[oa]|inicial",
    dating: "para|data|por|da",
    actor: "por|pelo",
    zoneLabel: "fuso(?: horário)?",
    status: "estado|status|situação|estado da consulta|status do agendamento",
    given:
      "(?:que (?:você )?(?:informou|indicou) ?|informado|indicado|apresentado)(?: (?:pel[oa]|por) [\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|d[eo] cancelamento",
    no: "não|nao|cancelar",
    matched:
      "agendado para|agendada para|marcado para|marcada para|previsto para|prevista para|associado a|associada a|vinculado a|vinculada a|refere-se a|corresponde a|consulta em causa|consulta afetada|marcação em causa|sessão afetada|diz respeito a",
    refund: "reembols|estorn|devoluç",
    becomes: "para|a",
    untilNow: "até agora|até aqui|até hoje|estava marcado|estava marcada|marcado antes",
    fromNow: "agora marcado|agora marcada|agora",
    leadIn: "boa notícia|boas notícias|má notícia|más notícias|atenção|importante|para sua informação|aviso",
    called: "chamada recebida|chamada atendida|ligação recebida|ligação atendida|mensagem recebida",
    proposal: "(?:nova )?proposta",
    answer:
      "resposta|resposta do paciente|resposta da paciente|resposta do cliente|resposta do utente|resposta recebida",
    caller: "quem ligou|quem telefonou|nome de quem ligou|chamada de|ligação de|chamador|contactante|interlocutor",
    taker:
      "aceite por|aceito por|aceita por|preenchido por|preenchida por|ocupado por|ocupada por|reatribuído a|reatribuída a|substituído por|substituída por",
    noTaker: "ninguém|nenhuma?|ainda|pendente|aguarda\\w*|por",
    purpose: "motivo da consulta|motivo da visita|motivo do agendamento",
    statusTaken: "(?:já )?(?:preenchid|ocupad|reatribuíd)[oa]",
    naming:
      "serviços?|tratamentos?|procedimentos?|aula|sessão|consulta|tipo de (?:consulta|atendimento|serviço)|o quê|com|profissional|colaborador(?:a)?|local|onde|endereço|morada|sala|assunto|título",
    toCancel:
      "(?:(?:data|dia|hora|horário|data e hora) (?:da |do |de ))?(?:{appt}|data|dia) (?:(?:a|que (?:deseja|quer|pretende|desejo|quero|vai)) (?:cancelar|desmarcar|anular)|que (?:cancela|desmarca|cancelo|desmarco))",
    movedBelow:
      "(?:remarcou|reagendou|alterou|mudou|transferiu) (?:a seguinte|o seguinte|esta|este|sua|a sua|seu|o seu|a|o|uma|um) (?:{appt})",
    date: "data|dia",
    upNext:
      "(?:a seguir|em seguida|em primeiro lugar|para começar|o que vem a seguir)(?: (?:hoje|amanhã|esta semana|na sua agenda|na agenda))?|(?:a |o |seu |sua )?(?:hora|horário|dia|momento) mais (?:popular|procurad[ao]|pedid[ao]|reservad[ao]|concorrid[ao]|moviment[ao]d[ao])",
  },
  people: {
    inNames: "de|da",
    contact: "telefone|telem[oó]vel|celular|e-?mail",
    hasCancelled:
      "(?:cancelou|desmarcou|anulou|cancela|desmarca)|acabou de (?:cancelar|desmarcar)|teve de (?:cancelar|desmarcar)|teve que (?:cancelar|desmarcar)|remarcou|não (?:pode|poderá|vem)|desinscreveu",
    noName: "Reserva|Consulta|Agendamento|A|O|Sua|Esta|Aula",
    theirs: "(?:o |a |os |as )?(?:seus?|suas?)|del[ae]s?",
    somebody: "eu|meu|minha|me|mim|ela|ele",
    placesIn: "em|para|na|no",
    titles: "senhora?|sra?|dona|dra?|doutora?",
    firstNames:
      "adriana alexandra alexandre alice amanda ana andré andreia ângela antónio antônio artur beatriz bernardo bianca bruna bruno camila carla carlos carolina catarina cátia célia cláudia cristina daniel daniela david débora diana diogo duarte eduardo elisa fábio fátima felipe fernanda fernando filipa filipe francisca francisco gabriel gabriela gonçalo guilherme gustavo helena henrique hugo inês isabel joana joão jorge josé juliana leonor letícia lucas luís luísa madalena manuel marcelo márcia marcos margarida maria mariana mário marta matilde miguel mónica natália nuno patrícia paula paulo pedro rafael rafaela raquel renata ricardo rita roberto rodrigo rosa rui sandra sara sérgio sílvia sofia sónia susana tânia teresa tiago vanessa vasco vera vítor",
  },
  parties: portugueseParties,
  comers: {
    articles: "o|a|os|as|noss[oa]s?|voss[oa]s?|um|uma|seu|sua|seus|suas",
    clients:
      "quarto|quartos|meia|clientes?|pacientes?|utentes?|mi[uú]d[oa]s?|alun[oa]s?|participantes?|sóci[oa]s?|membros?|grupo|senhor(?:a|es|as)?|dona|dama|homem|homens|mulher(?:es)?|rapaz|rapariga|moç[oa]s?|menin[oa]s?|crianças?|pequen[oa]s?|bebé|bebê|gémeos|gêmeos|filh[oa]s?|espos[oa]|marido|companheir[oa]|namorad[oa]|casal|mãe|mamã|mamãe|pai|papai|pais|av[óô]s?|irmã[os]?|irmãos|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|net[oa]s?|família|amig[oa]s?|cão|cães|cachorr[oa]|cadela|gat[oa]s?|cavalo|pets?|pessoas?|gente|gnt|dois|duas|outr[oa]s?|minh[ao]s?|meus?|dia|semana|mês|próxim[oa]|manhã|tarde|noite|lembrete|mensagem|sr|sra|srta|educand[oa]s?|estudantes?|enteado|enteada|cunhad[oa]|sogr[oa]|noiv[oa]|doente|acompanhante|responsável|hóspedes?|cachorrinh[oa]|mamãe|vov[óô]",
    own: "(?:o |a |os |as )?(?:meus?|minhas?)",
    firsts:
      "eu|desisto|falto|faltarei|desmarco|cancelo|pude|nós|posso|poderei|podemos|poderemos|vou|vamos|venho|virei|irei|comparecerei|estarei|consigo|conseguirei|tenho|temos|preciso|precisamos|quero|queria|gostaria|tive|tivemos|terei|me|nos",
    others: "ele|ela|eles|elas|você|e|mas|que",
    wishes: "gostar|quer|prefer",
    prepositions: "de|em|com|por|para|após|depois|antes|até|desde|sem|sobre|entre|recebi",
    reasons: "porque|por|devido|pois|causa|com",
    partly:
      "presencialmente|pessoalmente|(?<!cont[ae]s? )comigo|connosco|conosco|pontual|mais cedo|antes d[ao]s? (?:\\d+|{day})",
    relatives: "que|qual",
    having: "tenho|temos|tenho de|preciso|vou ter|estou",
    pleas: "por favor|pode|podem|poderia|cancel|desmarqu|desmarca",
    capitals: false,
    follows: true,
  },
  notices: noticeWords.pt,
  doubts: doubtWords.pt,
  leads: {
    onDay: "no dia|na|no|dia",
    ofDay: "em|de",
    daysOf: "",
    fromDay: "de",
    atHour: "às|das|pelas",
    ofSomebody: "de|do|da",
    fromHour: "das|da|desde",
    aloneBeforeHour: "começa às|início às|começa a",
    brought: "entrada|chegada|entrega|check-?in",
    fetched: "recolha|retirada|busca|saída",
    ready: "pronto|pronta|devolução|check-?out",
    and: "e",
    whose: "",
    atYours: "consigo|convosco|com você|com vocês|contigo",
  },
  chains: {
    persons: "(?:a minha|o meu|a dela|a dele)|eu|ele|ela|nós",
    neither: "nem",
    owners: "minhas?|meus?|noss[oa]s?|suas?|seus?|a d[aeo]|o d[aeo]|a|o|as|os",
    after: "(?:logo )?(?:depois|a seguir|em seguida)(?: d(?:ele|ela))?|também",
    sameDay: "(?:nesse|no mesmo|nesse mesmo|naquele) dia|nessa (?:tarde|manhã)",
    each: "(?:ambos|ambas|os dois|as duas)(?: os)?(?: dias| vezes)?|cada (?:dia|vez)|sempre",
    explains: "são|era|isso era|seria|eram|isso é",
    named: "(?:cancelá|desmarcá|anulá)-l[ao]|(?:cancelar|desmarcar) (?:isso|ess[ea]|est[ea])",
  },
  behind: {
    booked:
      "com (?:vocês|você|a senhora|o senhor)|convosco|consigo|(?:me|nos) (?:têm|tem) (?:marcad|agendad|inscrit)\\p{L}+|(?:têm|tem)-(?:me|nos) (?:marcad|agendad|inscrit)\\p{L}+",
    calledOff: "(?:cancel|desmarqu|desmarc|anul)(?:em?|a|ar)(?:-(?:me|nos|a|o))?(?=\\W*$|,| por favor| obrigad)",
  },
  zoneWords: {
    time: "hora|horario|fuso",
    timeEndings: "",
    filling: "de|do|da|dos|das|o|a|os|as|no|na|em|padrao|verao|inverno|oficial|legal|local",
    before: "no|na|pelo|pela|em|conforme o",
    here: "sua|seu|tua|teu|nossa|nosso|local|daqui",
    differs: "pode diferir|pode variar|pode ser diferente",
    elsewhere: "minha|meu|cliente|paciente",
    yours: "(?:sua|tua|vossa) hora|hora (?:sua|tua|daí)|(?:seu|teu) horário|para (?:si|ti|você|vocês)|aí",
    mine: "(?:minha|nossa) hora|hora (?:minha|daqui)|(?:meu|nosso) horário|para (?:mim|nós)|aqui",
    ofHours: "e|data|inicio|termino|fim|consulta|sessao|nova|novo|anterior|atendimento|chegada|mesma|mesmo",
    ofVisit:
      "consulta|evento|reserva|agendamento|marcacao|reuniao|sessao|calendario|agenda|anfitriao|organizador|conta|empresa",
    ofClients: "cliente|convidado|convidada|paciente|participante|aluno|aluna|hospede|visitante|utente",
    ofPlaces: "",
    verbs: "",
    notice: "\\b(?:todos os|os) hor[aá]rios\\b|\\b(?:todas as|as) horas\\b",
  },
  appt: "(?:(?:consultas?|agendamentos?|marca[cç][aã]o|marca[cç][oõ]es|sess[aã]o|sess[oõ]es|reservas?|hor[aá]rios?|visitas?|aulas?|atendimentos?|reuni[aã]o|compromissos?|massage[mn]s?))",
  service:
    "^(?:pedicure|manicure|unhas|verniz(?: gel)?|gelinho|depila[cç][aã]o|sobrancelhas|pestanas|c[ií]lios|madeixas|luzes|colora[cç][aã]o|corte|escova|barba|limpeza (?:de pele|dent[aá]ria)|drenagem|peeling|acupuntura|osteopatia|fisioterapia|reflexologia|reiki|desvitaliza[cç][aã]o|restaura[cç][aã]o|branqueamento|tatuagem|piercing|hipnose|yoga|pilates|destartariza[cç][aã]o)(?!\\p{L})",
  thing:
    "(?:(?:carros?|viaturas?) de (?:substitui[cç][aã]o|cortesia|aluguer)|assinaturas?|pedidos?|encomendas?|voos?|contratos?|pagamentos?|faturas?|planos?|contas?|viagens?|hotel|seguros?|entregas?|mensalidades?|subscri[cç][aã]o|subscri[cç][oõ]es|pacotes?|passes?|cart[aã]o|cart[oõ]es|d[eé]bitos? dire[c]?tos?|matr[ií]culas?|licen[cç]as?|transfer[eê]ncias?|cobran[cç]as?|boletos?|ap[oó]lices?|anuidades?|or[cç]amentos?|turnos? de trabalho|plant[aã]o|plant[oõ]es|inscri[cç][aã]o na lista de espera)",
  paidWith:
    "(?:d[aeo]|com|n[ao]|em|pel[ao]) (?:\\S+ ){0,3}(?:plano|pacote|cart[aã]o|assinatura|subscri[cç][aã]o|passe|seguro|mensalidade)",
  abbreviations: "sr|sra|dr|dra|prof|eng|tel|telef|exmo|exma|aprox|av",
  errand:
    "(?:(?:aquela|essa|a) coisa|sal[aã]o de (?:festas|eventos)|sala de reuni(?:[aã]o|[oõ]es)|reserva d[ao] (?:sala|sal[aã]o|quadra|campo|pavilh[aã]o|quarto)|faxineira|empregada de limpeza|fornecedor(?:a)?|entregador|estafeta|contabilista|contador|serralheiro|instalador|t[aá]xi|comboio|trem|voos?|aluguer de carro|aluguel de carro|oficina|(?:seu|do|o) (?:carro|ve[ií]culo)|revis[aã]o do|troca de [oó]leo|pneus|(?:de|uma) mesa|mesa para|restaurante|hotel|quarto de hotel|entrega|t[eé]cnico|canalizador|encanador|eletricista|caldeira|veterin[aá]ri[oa]|banho e tosa|tosquia|(?:seu|teu) (?:c[aã]o|gato|cachorro|pet)|visita ao im[oó]vel|reuni[aã]o de pais|audi[eê]ncia|tribunal|congresso|confer[eê]ncia|webinar|concerto|espet[aá]culo|jogo)",
  conditions: portugueseConditions,
  whys: portugueseWhys,
  corrections: portugueseCorrections,
  cues: { ...portugueseCues, ...amongCues.pt, ...comingStillCues.pt, ...pretendedCues.pt, ...stagedCues.pt },
  headers: { from: "de", sent: "enviado|enviada em|enviado em|data", to: "para", subject: "assunto" },
  forwarded:
    "mensagem encaminhada|mensagem original|mensagem reencaminhada|início da mensagem reencaminhada|início da mensagem encaminhada",
  wrote: "\\bem\\b.{4,200}\\bescreveu",
  wroteStem: "escr",
  prefixes: "enc res",
  autoReply: ["resposta automática", "fora do escritório", "ausência temporária", "estou de férias"],
  undelivered: ["não foi possível entregar", "falha na entrega", "não entregue"],
  received:
    "(?:o seu|seu|a sua|sua) (?:pedido|mensagem|solicita[cç][aã]o|e-?mail)[^.!?]{0,40}(?:foi (?:recebid|registad|registrad|criad))[oa]|recebemos (?:o seu|seu|a sua|sua) (?:mensagem|pedido|e-?mail)",
};
