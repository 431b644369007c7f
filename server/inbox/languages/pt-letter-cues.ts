import type { Language } from "./language";

/** What Portuguese letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const portugueseLetterCues: Language["cues"] = {
  advert: [
    "\\d+ ?% de desconto|webinar|c[oó]digo promocional|oferta|inscreva-se|aproveite|teste gr[aá]tis|dicas para",
    "\\d+(?:[.,]\\d\\d)? ?(?:€|eur|euros|reais) ?(?:/|por) ?(?:m[eê]s|ano)|r\\$ ?\\d+(?:[.,]\\d\\d)? ?(?:/|por) ?m[eê]s|(?:pe[cç]a|solicite|agende|veja) (?:uma|a|sua) demo(?:nstra[cç][aã]o)?|sem fidelidade|experimente gr[aá]tis|trata do resto",
  ],
  review: [
    "recomendaria|qu[aã]o satisfeit[oa]|como foi a sua (?:visita|consulta|experi[eê]ncia)|o que podemos melhorar",
    "avaliou (?:a|o|sua|seu)(?!\\p{L})|[1-5] estrelas?",
    "(?:nova|novas|[uú]ltima|m[aá]) (?:avalia[cç][aã]o|avalia[cç][oõ]es|opini[aã]o|cr[ií]tica|resenha)|(?:deixou|publicou|escreveu|deixaram) (?:uma |a sua )(?:nova )?(?:avalia[cç][aã]o|opini[aã]o|cr[ií]tica|resenha)",
    "respostas? (?:ao|[aà]) (?:\\p{L}+ )?(?:inqu[eé]rito|question[aá]rio|pesquisa)|(?:respondeu|preencheu) (?:ao |[aà] |o |a )?(?:seu |sua |nosso |nossa )?(?:inqu[eé]rito|question[aá]rio|pesquisa)|(?<=^\\W*)(?:nota|avalia[cç][aã]o|pontua[cç][aã]o)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|de|em)",
  ],
  invited: [
    "(?:garanta|reserve|assegure|garantir|reservar) (?:j[aá] |agora |gr[aá]tis )*(?:(?:a )?sua|o seu|seu|minha) (?:vaga|lugar)|inscreva-se|inscreve-te|participe (?:da|do|ao|gr[aá]tis|agora)|junte-se a",
    "(?:(?:noss[oa]|pr[oó]xim[oa]) )*(?:webinar|webin[aá]rio|live|(?:aula|sess[aã]o|oficina|curso|forma[cç][aã]o|evento|palestra|demonstra[cç][aã]o) (?:ao vivo|online|gratuit[oa]|em direto))(?: gratuit[oa]| online| ao vivo)*(?= ?[:–—|-]| (?:em|dia|no|na)\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:exemplos?|modelo|rascunho|proposta) (?:de|do|da|para) [^:.!?;]{0,80}(?=:\\W*$)|(?:novo|antigo|nova|antiga) (?:sms|e-?mail|mensagem|texto|aviso)(?! d[eoa])(?=[^:.!?;]{0,40}:\\W*$)",
    '(?:veja (?:como|o que)|assim|isto [eé] o que|[eé] isto que|[eé] assim que)[^.!?;]{0,50}(?:ver[aá]o?|ver[aã]o|ficar[aá]|receber[aá]|receber[aã]o|vai ver|v[aã]o ver)(?!\\p{L})|pr[eé]-?visualiza[cç][aã]o(?= ?:)|por exemplo(?=\\W*[:«"])|exemplo(?= ?:)|mensagem de teste|[eé] (?:apenas )?(?:o nosso|o|um) modelo(?: padr[aã]o| predefinido)?|\\{\\{',
  ],
  organizer: [
    "cancelad[oa] pel[oa] (?:organizadora?|anfitri[aã]o?)|[oa] (?:organizadora?|anfitri[aã]o?) (?:teve de |teve que |precisou )?(?:cancelou|cancelar)",
  ],
};
