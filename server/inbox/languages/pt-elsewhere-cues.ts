import type { Language } from "./language";

/** How Portuguese emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const portugueseElsewhereCues: Language["cues"] = {
  elsewhere: [
    "assinatura da escritura|escritura",
    "vacinas?|vacina[cç][aã]o|an[aá]lises (?:de|ao) sangue|exames? de sangue|colheita de sangue|mamografia|colonoscopia|exame (?:de|[aà]) vista|castra[cç][aã]o|esteriliza[cç][aã]o",
    "entrevistas?(?: de (?:trabalho|emprego|sele[cç][aã]o))?|(?:com|do|da) (?:o |a )?(?:seu|sua|teu|tua) (?:gestor(?:a)?|gerente|banqueir[oa]|not[aá]ri[oa]|advogad[oa]|m[eé]dic[oa] de fam[ií]lia|professor(?:a)?|diretor(?:a)? de turma|mediador(?:a)?)|(?:marca[cç][aã]o|reuni[aã]o|consulta|agendamento) (?:no banco|na oficina|no not[aá]rio|nas finan[cç]as|na escola|na creche|no hospital)|test[- ]?drive",
    "reuni[aã]o (?:de|com os) (?:pais|encarregados de educa[cç][aã]o)|(?:o |com o )?(?:seu )?gestor de conta",
  ],
  theirs: [
    "(?:tem de|tem que|t[eê]m de|t[eê]m que|teve de|teve que|precisa de|precisa|deve|v[eê]-se obrigad[oa] a)(?: \\p{L}+)? ?(?:cancelar|desmarcar|anular|adiar) (?:o |a |os |as )?(?:voss[oa]s?|teus?|tuas?)(?!\\p{L})|(?:cancelar|desmarcar) (?:a|o) (?:\\p{L}+ )?(?:reuni[aã]o|consulta|encontro|chamada) (?:com voc[eê]s?|consigo|contigo|convosco)",
    "(?:ligou|telefonou)(?:-me)? (?:o|agora o) (?:t[eé]cnico|canalizador|encanador|eletricista|instalador)|(?:t[eé]cnico|canalizador|encanador|eletricista) (?:d[ao] \\p{L}+ )?(?:ligou|telefonou)",
  ],
  office: [
    "(?:sou|aqui [eé]|fala|aqui fala) (?:o |a )?(?:\\p{L}+ ){1,3}(?:do|da|de) (?:[\\p{L}&-]+ ){0,3}(?:banco|seguros|seguradora|contabilidade|escola|col[eé]gio|oficina|not[aá]rio|imobili[aá]ria|escrit[oó]rio)|(?:consult[oó]rio|escrit[oó]rio|secretaria|gabinete) d[aeo] (?:dr|dra|doutor|doutora|sr|sra)\\.?[aª]? [\\p{L}-]+(?=\\s*:)|em nome de",
    "n[oa] noss[oa] (?:escrit[oó]rio|ag[eê]ncia|sede)",
  ],
  shared: ["(?:noss[oa]|su?a|seu|tua|teu|voss[oa]) (?:\\S+ ){0,2}?(?:{appt}|reuni[aã]o|entrevista|chamada)"],
  caller: [
    // Her employer takes a shift from her.
    "(?:seu|sua|o teu|a tua) (?:gestora?|supervisora?|chefe|gerente|coordenadora?|respons[aá]vel|encarregad[oa]) (?:retirou|removeu|cancelou|eliminou|apagou|anulou|excluiu)",
    "(?:tirar|tomar) (?:as )?medidas|fazer(?:-vos|-lhe)? o or[cç]amento",
    "(?:aqui é|sou|fala|aqui fala) (?:\\p{L}+ ){0,3}?(?:o|a|do|da|seu) (?:\\p{L}+ )?{errand}",
    "(?:alguém|pode|podes|você)…(?:cobrir(?: o)? meu|cobrir-me|substituir-me|me substituir|me cobrir)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:voss[oa]|teu|tua|seu|sua) (?:\\p{L}+ )?(?:comercial|representante (?:comercial|de vendas|da|do)|vendedora?|delegad[oa] (?:comercial|de (?:vendas|informa[cç][aã]o))|consultora? (?:comercial|de vendas)|gestora? de (?:conta|clientes?)|propagandista|distribuidora?)(?!\\p{L})",
    "(?:vos|lhes|lhe|te) (?:mostrar|apresentar) (?:a|o|as|os|[oa]s? noss[oa]s?) (?:nov|[uú]ltim|gama|linha|cat[aá]logo|cole[cç])\\p{L}*|(?:mostrar|apresentar)-(?:vos|lhes|lhe|te) (?:a|o|as|os) (?:noss[oa]s? )?(?:nov|[uú]ltim|gama|linha|cat[aá]logo|cole[cç])\\p{L}*",
    "(?:fazer-vos|fazer-lhes|vos fazer|lhes fazer) (?:a|uma) visita|visita comercial",
  ],
};
