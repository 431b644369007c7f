import type { Language } from "./language";

/** How Portuguese emails greet, and how they speak to who is served, and to who serves. */
export const portugueseParties: Language["parties"] = {
  greetings: "ol[aá]|oi|bom dia|boa (?:tarde|noite)|car[oa]s?|estimad[oa]s?|prezad[oa]s?|querid[oa]|exm[oa]|senhora?",
  asked: "a seu pedido|conforme (?:o seu pedido|solicitado por si|solicitou)",
  served: [
    "(?:os seus|todos os) (?:bilhetes|ingressos)|seus ingressos",
    "(?:agend[ae]r?|marcar|marque|reserv[ae]r?) (?:novamente|de novo|outra vez)|(?:pode|podes) (?:marcar|agendar|solicitar|escolher) (?:uma? )?(?:nov|outr)",
    "(?:ligue|contacte|telefone|liga|fale)(?:-| )?(?:nos|para n[oó]s|conosco|connosco) [^.!?]{0,80}?(?:nov[oa]|outr[oa]|remarcar|reagendar)",
    "(?:seu|sua|teu|tua) (?:plano|pacote|mensalidade|assinatura|sinal|ve[ií]culo|carro|cr[eé]dito|saldo)",
    "(?:prop|sugeri|oferec)\\p{L}*(?:-lhe)? [^.!?]{0,20}?nova data|esperamos por (?:si|ti|voc[eê])|nos vemos n[oa] |n(?:o nosso|a nossa) (?:consult[oó]rio|cl[ií]nica|oficina|escrit[oó]rio|est[uú]dio|sal[aã]o)",
    "n[aã]o (?:precisa|tem) (?:de |que )?pagar",
  ],
  servedBy:
    "(?:seu|sua|teu|tua) [^.!?]{0,80}?com (?:o |a |seu |sua |o seu |a sua )?(?:dra?|doutora?|dentista|m[eé]dic[oa]|enfermeir[oa]|personal(?: trainer)?|instrutora?|treinadora?|fisioterapeuta|dermatologista|cabeleireir[oa]|contador|contabilista)(?:\\.| )",
  serving:
    "(?:consulta|sess[aã]o|aula|hor[aá]rio)[^.!?]{0,40}? (?:com voc[eê]|consigo|contigo|com [oa] senhora?)|(?:seu|sua|teu|tua|uma?|[oa]s?) (?:client[ea]|paciente|utente|alun[oa]|convidad[oa]|participante)s?(?!\\p{L})|hor[aá]rio (?:est[aá]|ficou) (?:de novo |novamente )?(?:livre|dispon[ií]vel)",
  yours: "(?:seu|sua|teu|tua|vossa)(?! (?:agenda|calend[aá]rio|lista|site|consult[oó]rio|sal[aã]o|est[uú]dio))",
  we: "temos|tivemos|fomos|precis[aá]mos",
  ours: "noss[oa]s?",
  trades:
    "cl[ií]nica|centro|sal[aã]o|barbearia|academia|gin[aá]sio|hospital|oficina|[oó]tica|consult[oó]rio|est[eé]tica|est[uú]dio",
  at: "em|no|na|n[oa]s",
  occasions:
    "almo[cç]o|concerto|jogo|jantar|pequeno[- ]almo[cç]o|concerto|jogo|caf[eé] (?:da manh[aã]|com)|brunch|lanche|anivers[aá]rio|casamento|batizado|open house|batismo|funeral|vel[oó]rio|festa|churrasco|piquenique|clube do livro|clube de leitura|f[eé]rias|passeio",
  general: "reuni[aã]o|compromissos?",
  callsOff:
    "cancel|desmarc|anul|(?:dar|passar|ceder|oferecer) (?:o|a|esse|este)(?: meu| minha)? ?(?:hor[aá]rio|lugar|vaga|hora)",
  goesOn: "sem (?:mim|n[oó]s)(?!\\p{L})|(?:envie|manda|mande)[- ]me (?:a )?ata",
  booker:
    "nome|em nome de|cliente|h[oó]spede|condutora?|passageir[oa]|viajante|reservado (?:para|por)|reserva em nome de|jogadores",
  pets: "animal|pet|cão|cachorro|gato|cavalo",
  visitors: "interessad[oa]s?|comprador(?:a|es)?|inquilin[oa]s?|visitantes?|candidat[oa]s?",
  errands:
    "canaliza|encanador|oficina|pneus|eletricista|serralh|limpeza|mudancas|autoescola|veterinari|fotograf|cartorio|dedetiza|contabil|advoga",
  servingRow:
    "acompanhad[oa] por|realizad[oa] por|agente|consultor(?:a)?|profissional|terapeuta|t[eé]cnic[oa]|mec[aâ]nic[oa]|instrutor(?:a)?|fot[oó]graf[oa]",
  organizer: "organizador(?:a)?|anfitri[aã]o",
  bookedBy: "(?:reservad|agendad|marcad)[oa] por",
  booked:
    "\\d+ adultos|adultos: ?\\d|mesa para (?:\\d|dois|duas|tr[eê]s|quatro|cinco|seis)|para \\d+ pessoas|\\d+ pessoas(?=\\W*$)|(?:n[uú]mero de )?pessoas\\s?[:\\t]|(?:lugar(?:es)?|assentos?|poltronas?|fila|plataforma|port[aã]o)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)|(?:chegada|sa[ií]da|levantamento|retirada|devolu[cç][aã]o|check-?in|check-?out)\\s?[:\\t]|\\d+ noites?(?!\\p{L})|quarto (?:duplo|individual)|campo (?:de )?(?:\\d|t[eé]nis|padel)|\\d+ (?:bilhetes|ingressos)",
  everybody: "pacientes|clientes|alun[oa]s|pais",
  disclaimer: "confidencia(?:l|is)|destinat[aá]ri[oa]|por (?:erro|engano)|n[aã]o autorizad|proibid|divulga[cç][aã]o",
  until:
    "(?:(?:então|e|ok) )*(?:até(?: (?:à|a|ao|esta|próxima))?|(?:nos vemos|vemo-nos|a gente se vê)(?: (?:então|na|no|esta))*)",
  takesOut: "desmarc\\p{L}*|anul(?!a[cç])\\p{L}*",
  agreed: "marquei|marcad[oa]|agendad[oa]|confirm\\p{L}*|lembr\\p{L}*|(?:espero|esperamos) por (?:si|ti)|reservad[oa]",
  offers:
    "poder\\p{L}*|pode|posso|podemos|oferec\\p{L}*|propo\\p{L}*|jeito|quer|queres|-me se|se (?:lhe|te|der)|livres?|dispon[ií]ve\\p{L}*|vagas?|talvez|tenho|temos",
  optOut:
    "cancelar (?:a )?(?:subscri[cç][aã]o|inscri[cç][aã]o|assinatura)|anular (?:a )?subscri[cç][aã]o|descadastr\\p{L}*|remover (?:o meu |meu )?e-?mail|newsletter|ver (?:este e-?mail |no )?(?:no|em) (?:seu )?navegador|(?:recebe|recebeu|est[aá] a receber|est[aá] recebendo) (?:este|esta) [^.!?]{0,30}?porque|n[aã]o (?:quer|deseja) (?:mais )?receber|prefer[eê]ncias de (?:e-?mail|comunica[cç][aã]o)",
  seats:
    "pode|aceita|aceitou|quer|d[aá] jeito|concordou|vem|vir[aá]|entra|entrar[aá]|ir[aá]|fica|ficou|passa|passei|passou|pus|p[oô]s|coloquei|colocou|colocamos|encaixei|encaixou|encaixamos|marquei|agendei|agendou|meti|antecipei|antecipou|avancei|ocupa|ocupou|toma|tomou|dei|demos|dado",
  denies: "n[aã]o|ningu[eé]m|nunca",
  goal: "a|ao|à|no|na|pro|pra|para o|para a",
  mine: "este|esta|isto|é|era|o meu|a minha|meu|minha|comigo|horário",
  attending:
    "inscrit[oa]s|participantes|confirmad[oa]s|vagas (?:ocupadas|preenchidas)|ocupa[cç][aã]o|lota[cç][aã]o|presenças",
  placesLeft: "(?:vagas|lugares) (?:livres|disponíveis|restantes)|vagas",
  prepares:
    "(?:traga|trazer|leve|n[aã]o se esque[cç]a d[eoa])[^.!?;]{0,40} (?:cart[aã]o d[aoe] (?:utente|sa[uú]de|conv[eê]nio|seguro|sus)|carteirinha|credencial|lista de medica\\p{L}+|guia)|(?:chegue|compare[cç]a|apresente-se|chegar) [^.!?;]{0,20}\\d+ minutos (?:antes|de anteced[eê]ncia|com anteced[eê]ncia|mais cedo)",
};
