import type { Language } from "./language";

/** What Portuguese emails say of bookings, and of a time that was given to somebody else. */
export const portugueseBookingCues: Language["cues"] = {
  booked: [
    "(?:estado|status)(?! (?:anterior|antigo|inicial))\\W{1,4}(?:confirmad|marcad|agendad|reservad)[oa](?=\\W*$)",
    "novo evento(?: (?:foi|está) (?:agendado|marcado|criado|programado|reservado)| ?:)|foi (?:agendado|marcado|criado|programado) um novo evento",
    "(?:nova|novo) (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o)",
    "(?<!n[aã]o (?:\\p{L}+ )?)(?:agendou|marcou|reservou|remarcou)",
    "(?:consulta|agendamento|reserva|marca[cç][aã]o) (?:confirmad|agendad|marcad)[oa]",
    "obrigad[oa] (?:por|pela) (?:agendar|marcar|sua reserva|reservar)",
  ],
  handsOn: [
    "(?<!não )(?:é preciso|precisa(?:mos)? (?:de )?(?:ser )?|falta|há que|por|para) ?(?:preencher|preenchid[oa])(?=\\W*$|,)",
    "(?<!não )(?:por favor,? |podem |pode |favor )(?:oferecer|ofereçam|ofereça|passar|passem|repassar|repassem|preencher)",
    "(?:para a|à|pra) (?:nossa )?lista(?: de espera)?|(?:vaga|horário) livre",
  ],
  freed: [
    "(?:tenho|temos|tens|tem|fic[ao]|ficou|h[aá]) (?:agora |ent[aã]o |assim )*(?:um buraco|uma vaga|um furo)",
    "(?:ficou|acabou de ficar) (?:agora )?(?:livre|vag[oa])(?=\\W*$)|(?:vagou|acabou de vagar)(?=\\W*$)",
    "(?:ficou|fica|est[aá]|vai ficar|ficaram|ficam) (?:agora |assim |ent[aã]o |de novo |novamente )?(?:vag[oa]|livre|em aberto|dispon[ií]vel)s?(?! para (?:mim|n[oó]s))",
    "(?:hor[aá]rio|vaga)…(?:dispon[ií]vel|livre)|(?:novamente|de novo) (?:dispon[ií]vel|livre)",
  ],
  sentBy: [
    "(?:client[ea]|paciente|alun[oa]) (?:(?:me|mo|ma|nos) )?(?:reencaminhou|encaminhou|enviou|mandou|passou)(?:-(?:me|mo|ma|nos))?|(?:reencaminhad|encaminhad|enviad|mandad)[oa] (?:pel[oa]|por) (?:minha |meu )?(?:client[ea]|paciente|alun[oa])",
  ],
  ownAffair: [
    "n[aã]o (?:é )?(?:para|pr[ao]|d[ao]|tem a ver com|tem nada a ver com) (?:(?:o|a|meu|minha|nosso|nossa) )?(?:cl[ií]nica|consult[oó]rio|est[uú]dio|sal[aã]o|gabinete|trabalho|neg[oó]cio)(?!\\p{L})|nada a ver com (?:o|a) (?:cl[ií]nica|consult[oó]rio|est[uú]dio|sal[aã]o|trabalho)",
    "(?:meu|minha) pr[oó]pri[oa] (?:consulta|marca[cç][aã]o|dentista|m[eé]dic[oa]|cabeleireir[oa]|veterin[aá]ri[oa])(?! com (?!o|a|um))|minha (?:consulta|marca[cç][aã]o) (?:no|na|com o|com a|do|da) (?:dentista|m[eé]dic[oa]|cabeleireir[oa]|veterin[aá]ri[oa]|ginecologista|oftalmologista|dermatologista)(?!\\p{L})|(?:meu|minha) (?:dentista|m[eé]dic[oa]|cabeleireir[oa]|veterin[aá]ri[oa]|ginecologista|oftalmologista|dermatologista)(?!\\p{L})",
    "(?:é|era)(?: (?:uma coisa|um assunto|uma consulta|minha?,?|meu,?|algo|coisa))* (?:pessoal|privad[oa])(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)(?:pessoal|privado)(?=\\W*(?:$|[,.;:!)–-]))|(?:consulta|marca[cç][aã]o|assunto) pessoal",
    "n[aã]o é (?:de )?(?:uma? |nenhuma? )(?:client[ea]|paciente|alun[oa])(?=\\W*(?:$|[,.;:!)–-]))|(?:sou eu|eu sou|aqui sou) [oa] (?:client[ea]|paciente)",
  ],
  settled: ["(?:resolvid|tratad|preenchid|ocupad|atribuíd|bloquead|complet|tomad)[oa]s?|já está"],
  filled: [
    "(?<!\\p{L})n[aã]o (?:[oa] )?(?:ofere[cç]\\p{L}+|publi[qc]\\p{L}+|divulg\\p{L}+|avis(?:em|e|ar))(?!\\p{L})",
    "(?:era|estava|[eé]) (?:a |o )?(?:primeir[oa]|seguinte|pr[oó]xim[oa])(?: \\p{L}+)? (?:na|da|em) (?:lista)(?: de espera)?[^.!?;]{0,20} e (?:recebeu|ficou|j[aá]|foi|tem|obteve)(?! n[aã]o)[^.!?;]{0,40}(?:vaga|lugar|recebid[oa]|inscrit[oa]|inclu[ií]d[oa]|confirm\\p{L}+|aceit\\p{L}+|hor[aá]rio)|(?:foi|foram) (?:automaticamente )?(?:adicionad[oa]|inscrit[oa]|promovid[oa]|inclu[ií]d[oa])s?(?: automaticamente)? (?:a partir da lista de espera|da lista de espera|e (?:j[aá] )?(?:aceitou|confirmou))",
    "(?:[oa]|lh[oa]) (?:dei|demos|deu|passei|pass[aá]mos|cedi|cedemos|atribu[ií]|atribu[ií]mos|entreguei)(?: (?:logo|j[aá]|entretanto|imediatamente|de imediato))* (?:à|ao|a|para|pra) (?!mim\\b|voc[eê]|\\d)\\p{L}+",
    "(?:dei|demos|deu|passei|pass[aá]mos|cedi|cedemos|entreguei)-[oa](?: (?:logo|j[aá]|entretanto|imediatamente|de imediato))* (?:à|ao|a|para|pra) (?!mim\\b|\\d)\\p{L}+",
    "(?:dei|demos|deu|passei|pass[aá]mos|cedi|cedemos|atribu[ií]|atribu[ií]mos|entreguei)(?: (?:logo|j[aá]|entretanto|imediatamente|de imediato))* (?:[oa]|ess[ea]|aquel[ea]|est[ea]|o seu|a sua) (?:vaga|hor[aá]rio|lugar|hora|consulta|encaixe|sess[aã]o|marca[cç][aã]o)(?: d[aeo]l?[ea]?)? (?:à|ao|a|para|pra) (?!mim\\b|\\d)\\p{L}+",
    "(?:vaga|hor[aá]rio|lugar)…(?:preenchid|ocupad|reatribu[ií]d)[oa]",
    "(?:j[aá]|novamente) (?:foi )?(?:ocupad|preenchid|reservad)[oa]",
    "(?:dei|demos|deu|passei|passamos) (?:j[aá] )?(?:a vaga|o hor[aá]rio|o lugar|a hora)",
    "(?:encaixei|coloquei|encaixamos|colocamos|marquei)…(?:no lugar|na vaga|no hor[aá]rio) (?:del[ea]|dess?[ea]|d[ao])",
    "(?:fica|ficou|ocupa|ocupou) (?:com )?(?:o|a) (?:lugar|hor[aá]rio|vaga)(?! livre)",
    "j[aá] (?:tem|arranjou|encontrou|achou) (?:don[oa]|paciente|cliente|quem|outr[oa]|substitut[oa])|j[aá] n[aã]o (?:est[aá]|h[aá]) (?:livre|dispon[ií]vel|vaga)|n[aã]o est[aá] mais (?:livre|dispon[ií]vel)",
    "(?:hor[aá]rio|vaga|lugar|hora|consulta|{appt})…(?:agora|j[aá]) (?:[eé]|est[aá] com|ficou (?:com|para)|ficou (?:d[ao]|com)|fica (?:d[ao]|com|para)|pertence) (?:[aàáo]|d[aeo]|com|para|ao)?",
    "(?:fica|ficou|vai ficar|ficar[aá]|ocupa|ocupou|vai ocupar|ocupar[aá]|pegou|pega|vai pegar|aceitou|aproveitou|aproveita|assumiu|assume|apanhou|quis|agarrou|tomou|preencheu) (?:com )?(?:j[aá] )?(?:[oa]|ess[ea]|est[ea]|aquel[ea]|seu|sua|o seu|a sua|a dela|o dele)(?: mesm[oa])? (?:lugar|hor[aá]rio|vaga|hora|encaixe|marca[cç][aã]o|consulta|sess[aã]o|aula)(?! livre)",
    "(?:no|em) (?:lugar|vez) (?:dela|dele|d[ao] \\p{L}+)…(?:entra|vem|vai|fica|vir[aá]|entrou|coloquei|pus|marquei|encaixei|marc[aá]mos)|(?:entra|vem|vai|vir[aá]|entrou) \\p{L}+(?: \\p{L}+){0,3} no (?:lugar|hor[aá]rio) (?:dela|dele|d[ao])",
    "(?:passou|passa|foi|vai|fica|ficou) (?:dad[oa] |passad[oa] |cedid[oa] |entregue )?(?:para|ao|à|pra) (?:(?:[oa] )?(?:d\\.|dona|sr\\.?|sra\\.?|senhora?)|outr[oa] )",
    "(?:foi|est[aá]|j[aá]|ficou) (?:j[aá] |de novo |novamente |outra vez )*(?:preenchid|ocupad|reatribu[ií]d|tomad|remarcad[oa] por|reservad)[oa]?s? (?:por|pel[oa])",
    "(?:dia|agenda|manh[aã]|tarde|turma|aula|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado)…(?:est[aá] |fica |ficou )?(?:novamente|de novo|outra vez|j[aá]) (?:chei|lotad|complet|preenchid)[oa]|(?:chei|lotad|complet)[oa]s? (?:de novo|outra vez|novamente)",
    "(?:encaixei|encaixamos|encaixou|encaixámos|pus|pusemos|coloquei|colocamos|colocámos|meti|marquei|marc[aá]mos) (?:j[aá] )?(?:[oa] )?\\p{L}+(?: \\p{L}+){0,3} (?:a[ií]|nesse|nessa|nest[ea]|no mesmo|na mesma|às)",
    "(?:n[aã]o (?:[eé] preciso|precisa(?:mos)?|h[aá] necessidade de|vale a pena)) (?:avisar|oferecer|chamar|ligar|preencher|divulgar)",
    "(?:j[aá]|de novo|novamente) (?:ficou|fica|est[aá]|foi) (?:ocupad|preenchid|reservad|tomad|marcad)[oa]|ficou (?:j[aá] )?(?:ocupad|preenchid)[oa]",
  ],
  slotTalk: [
    "(?<!^\\W*|[:.;!?] |(?:não|nao|nunca|ninguém) )(?:aceitou|aceita|quer|gostaria d[eo]|gostava d[eo]|pegou|fica com|ficar[aá] com|ficou com|vai (?:usar|ficar com|pegar)|usa|ocupou|vai ocupar|precisa d|tem interesse n)(?: (?:ficar com|pegar))? ?(?:ess[ea]|est[ea]|[oa]|aquel[ea]|ness[ea]) (?:vaga|hor[aá]rio|lugar|encaixe|espa[cç]o)",
    "(?:vaga|hor[aá]rio|lugar|encaixe)(?: [\\p{L}.]+){0,2} (?:[eé]|est[aá]|fica|continua) (?:j[aá] )?(?:para (?:a (?:dona|sra)|o sr)|bloquead[oa])",
  ],
  hinted: [
    "(?:certeza|certamente|provavelmente|talvez)(?: de)?(?: que)? (?:alguém|outra pessoa|outr[oa] cliente|outros)(?: mais)? (?:quer|queira|precisa|precise|gostaria)(?: (?!já|e|minha)\\p{L}+){0,4}(?=\\W*$)",
    "(?:talvez|algu[eé]m|quem|algum cliente|alguma cliente|ningu[eé]m|nenhum|(?:\\d+|seus|os seus|outros|alguns|os) (?:clientes|pacientes|pessoas|alunos)|voc[eê])(?!\\p{L})(?:(?! (?:aceitou|ficou) )[^.;!?]){0,60}? ?(?:podem|pode|poderia|poderiam|queira|querem|queiram|combinam|esperam|quiser)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:n[aã]o|ainda|nem)(?: (?:n[aã]o|ainda|l[aá]|se))* (?:pus|coloquei|marquei|encaixei|vem|entra|tenho|temos|h[aá]|est[aá])(?: \\p{L}+){0,2} ningu[eé]m|ningu[eé]m(?: \\p{L}+){0,2} (?:no lugar|em vez|na vaga)",
    "(?:quando|assim que|logo que|at[eé] que?|se) [^.,;!?]{0,50}?(?:preenchid|ocupad|reservad|tomad)[oa](?!\\p{L})",
    "(?:o|a) primeir[oa][^.;!?]{0,50} (?:fica|ficar[aá]|recebe|ganha|leva|ocupa) [^.,;!?]*|(?:os|as) (?:outr[oa]s|demais) [^.,;!?]{0,40}(?:ocupad|reservad|chei|preenchid)[oa]s",
    "(?:preenchid|ocupad|reatribu[ií]d)[oa]\\W{1,3}(?:n[aã]o|ainda n[aã]o|ningu[eé]m)(?!\\p{L})|(?:formul[aá]rio|ficha|question[aá]rio|termo|cadastro)[^.,;!?]{0,30} (?:preenchid|enviad)[oa]",
    "(?:n[aã]o|ningu[eé]m|nenhum(?:a)?|nem|ainda|sem)(?: (?:n[aã]o|foi|est[aá]|ficou|fica|[oa]|se|ainda|foram|est[aã]o|h[aá]|paciente|cliente|da lista|quis|pode|p[oô]de|ser))* (?:ocupad|preenchid|reservad|tomad|reatribu[ií]d|aceit|peg)(?:[oae]s?|ou|ue)?\\b",
    "(?:ningu[eé]m|nenhum(?:a)?)(?: \\p{L}+){0,2} (?:fica|ficou|ocupou|pegou|aceitou|quis|aproveitou|preencheu|tomou)(?: com)?(?: [oa]| ess[ea])?(?: (?:vaga|hor[aá]rio|lugar|hora))?",
    "(?:pode|podem|podemos|poderia|para|por|a|deve|precisa)(?: (?:ser|voltar|ficar|a|que|de novo|novamente))* (?:ocupar|preencher|preenchid[oa]|ocupad[oa]|reservar|reservad[oa]|reatribuir)",
    "(?:vagas|lugares|inscritos|participantes|alunos)(?: \\p{L}+){0,2} (?:ocupad|preenchid|reservad|confirmad)[oa]s(?: agora)?\\W{0,3}(?<n>\\d+) ?(?:de|/) ?(?!\\k<n>\\b)\\d+",
    "(?<n>\\d+) ?(?:de(?: d?as)?|das|/) ?(?!\\k<n>\\b)\\d+ (?:vagas|lugares)(?: \\p{L}+){0,2} (?:ocupad|preenchid|reservad)[oa]s",
  ],
  planned: [
    "(?<!(?:nova|novo|outra|outro|tamb[eé]m) (?:\\p{L}+ ){0,3})(?:estava|esteve|tinha sido|tinha|estivera) (?:originalmente |inicialmente |j[aá] )?(?:marcad|agendad|reservad|previst|confirmad|programad|consulta|hor[aá]rio|hora marcad)[oa]?\\b",
  ],
  itsHour: [
    "(?:esperava|esperavas|esperavam|tinha|tinham)-(?:me|nos)(?: (?:marcad[oa]s?|agendad[oa]s?))*(?: (?:às?|as|para))+ #|(?:eu |n[oó]s )?(?:ia|íamos|devia|dev[ií]amos|estaria|estar[ií]amos)(?: (?:a[ií]|ter|estar|ir|passar|convosco|consigo|contigo|marcad[oa]|com voc[eê]s?))*(?: (?:às|as|para as))+ #",
    "(?:(?:a|o|à) )?(?:(?:minha|nossa|sua|essa|esta|meu|nosso|seu|esse|este) )?(?:consulta|sess[aã]o|marca[cç][aã]o|aula|reserva|visita|hora|massagem|hor[aá]rio|agendamento|atendimento|tratamento|lugar)(?: (?:dela|dele|deles|delas))?(?: (?:era|é|seria|estava|est[aá]|estaria|come[cç]ava|tinha ficado))(?: (?:marcad[oa]|agendad[oa]|previst[oa]|reservad[oa]|inicialmente|originalmente))*(?: (?:às?|as?|para|das?|pelas))* #",
    "(?:(?:ela|ele|eu|n[oó]s) )?(?:era|seria|estava|teria sido|tinha|t[ií]nhamos|vinha)(?: (?:consulta|a|o|uma|um|hora|marcad[oa]|marca[cç][aã]o|agendad[oa]|previst[oa]|sess[aã]o|hor[aá]rio|aula))*(?: (?:às?|as|para|das?))* #",
    "(?:às? |para as )?#",
  ],
  bookedTitle: ["(?:agendad[oa]|marcad[oa]|reservad[oa]|confirmad[oa])\\s?:(?= ?\\p{L})"],
  unbooked: [
    "(?:nov[ao]|outr[ao]) (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o|data|hor[aá]rio|hora) (?:(?:ser[aá]|ficar[aá]|vai ser) (?:\\p{L}+ )?(?:feit|marcad|agendad|combinad|definid|comunicad|enviad|reservad)[oa]|a (?:combinar|definir|marcar|agendar)|em breve|seguir[aá]|mais tarde)|(?:seguir-se-[aá]|seguir[aá])(?: \\p{L}+)? (?:nov[ao]|outr[ao]) (?:consulta|agendamento|marca[cç][aã]o|sess[aã]o|data|hora)",
    "(?:n[aã]o|nenhuma?|sem)(?: [\\p{L}]+){0,3} (?:nov[ao]|outr[ao]) (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o)[^.,;!?]*|nov[ao] (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o)\\W{1,3}(?:nenhuma?|n[aã]o|a (?:marcar|definir|combinar))(?!\\p{L})|(?:marcar|marque|agendar|agende|reservar|criar|crie|adicionar|adicione|propor|fazer|faça|efetuar|realizar|inserir|escolher) (?:uma |um )?(?:nov[ao]|outr[ao]) (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o|hor[aá]rio)",
    "(?:para|a|de|vai|vou|quer|queria|gostaria de|pode|poder[aá]|liga|ligar[aá]|ir[aá])(?: \\p{L}+){0,4} (?:uma |um )?(?:nov[ao]|outr[ao]) (?:consulta|agendamento|marca[cç][aã]o|reserva|sess[aã]o|data|hor[aá]rio|hora)",
    "(?:pode|podem|poder[aá]|para|volta a) (?:voltar a |ser |ficar |estar )*(?:reservar(?:-se)?|reservad[oa]|agendad[oa]|marcad[oa])",
  ],
  thanked: ["obrigad[oa] (?:por|pela) (?:agendar|marcar|sua reserva|reservar)"],
  older: [
    "(?:semana|m[eê]s|vez|consulta|sess[aã]o|aula|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado) passad[oa]|anterior(?:es)?|de ontem|[uú]ltima (?:consulta|vez|sess[aã]o|aula)|antig[oa]",
  ],
  rowTaken: [
    "(?:preenchid|ocupad|reatribu[ií]d|tomad|encaixad)[oa](?! (?:n[aã]o|ningu[eé]m))|agora(?=\\W{1,3}\\p{L})(?!\\W*(?:livre|dispon[ií]vel|vag[oa]))|(?:dad[oa]|passou|passad[oa]) (?:para|a[o]?|à)|no lugar|substitu[ií]d[oa] por|encaix(?:e|ei|ou|[aá]mos|aram|o)|(?:coloquei|botei|pus|meti|puxei|passei) (?!em espera|para a lista)|entr(?:a|ou)(?= )",
  ],
};
