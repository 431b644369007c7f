import { spanishOwnWords } from "./es-own-words";
import type { Language } from "./language";

/** How Spanish emails take back, correct or repeat what was written before. */
export const spanishCorrectionCues: Language["cues"] = {
  retracted: [
    "no (?:me |le )?(?:hagas|haga|hagan|hagáis) (?:ning[uú]n )?caso(?: (?:a|al|de|del)(?: \\p{L}+){0,2} (?:mensaje|correo|mail|e-?mail|whatsapp|wasap|sms|audio))?(?: anterior)?",
    "(?:ignora|ignore|ignorad|ignoren|olv[ií]da(?:te|os)?|olvid[ae]d?|olv[ií]de(?:se)?|borra|borre|descarta|descarte|obvia|obvie|desestime)(?: de)? (?:mi|el|lo)(?: (?:[uú]ltimo|anterior|primer|otro))?(?: (?:mensaje|correo|mail|e-?mail|whatsapp|wasap|sms|audio)| que (?:te |le |os )?(?:dije|escrib[ií]|mand[eé]|puse|he dicho|he escrito))(?: (?:anterior|de antes|de ayer|de esta mañana))?",
    "(?:haga|haz|hagan) caso omiso(?: (?:a|al|de|del)(?: \\p{L}+){0,2} (?:mensaje|correo|mail|e-?mail))?(?: anterior)?|(?<!no (?:se |te |me )?)(?:ignore|ignora|olv[ií]d[ae]|desestime)|como si no (?:te |le )?hubiera dicho nada",
    ...spanishOwnWords.retracted,
  ],
  corrected: [
    "(?:quer[ií]a|quer[ií]amos|quise|quisimos) (?:decir|poner|escribir)|me (?:refer[ií]a|refiero) al?",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:peque[nñ]a )?(?:correcci[oó]n|rectificaci[oó]n|errata|fe de erratas)(?=\\s*[:–-])|(?:fecha|hora|d[ií]a|semana) (?:equivocad[oa]|err[oó]ne[oa]|incorrect[oa])|(?:equivoqu[eé]|equivocado|confund[ií]|confundido) de (?:d[ií]a|fecha|hora|semana|mes)",
    "(?:deb[ií]a|deber[ií]a|ten[ií]a que) (?:decir|poner|ser)",
  ],
  resumed: [
    "(?:vuelto|volv[ií]|vuelvo) a cambiar de (?:idea|opini[oó]n|parecer)|cambi(?:[eé]|ado|[oó]) (?:otra vez |de nuevo )?de (?:idea|opini[oó]n|parecer) (?:otra vez|de nuevo)|(?:otra vez|de nuevo) (?:he|ha|hemos) cambiado de (?:idea|opini[oó]n|parecer)",
    "(?:al final|finalmente),? (?:s[ií] )?(?:que )?(?:tengo que|tenemos que|tiene que|debo|debe|necesito|necesita|he tenido que|ha tenido que|voy a tener que) (?:cancelar|anular)",
    "s[ií] (?:que )?(?:tengo que|tenemos que|tiene que|debo|necesito|quiero|quiere) (?:cancelar|anular)|al final (?:s[ií] )?(?:cancelo|cancela|anulo|anula|(?:ha|he) (?:cancelado|anulado))",
    "es (?!que|una pena)[^.!?;]{1,60} (?:la que|el que|lo que|que|quien) (?:ha|he|han|hemos|tengo que|tiene que) (?:cancelado|anulado|cancelar|anular)",
  ],
};

export const spanishCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:y )?no(?: (?:la|el|del|de|al|a|las|los|para))*",
  reported: "escrib[ií]|escrito|dije|dec[ií]a|dicho|diciendo|dice|pon[ií]a|puse|mencion\\p{L}+|en el que|seg[uú]n",
};

/** On what a cancellation depends, and what only sounds so. */
export const spanishConditions: Language["conditions"] = {
  ifs: "si|en caso de que|a menos que|salvo que|a no ser que|siempre que|siempre y cuando",
  otherwise: "si no|de lo contrario|de no ser así|si no es así",
  behind: "solo si|sólo si|únicamente si|según",
  notSo: "incluso|aun|como|y|o|pero|sé|saber|ver|pregunto",
  politely:
    "es (?:posible|tan amable|que)|fuera posible|puedes?|pueden|podéis|podría[sn]?|no (?:es|le|te|les|os|recuerdo|me equivoco|hay)|hace falta|(?:le|te|les|os) parece|quieres?|quieren|hay|tienes?|tienen|necesitas?|necesitan|acaso|alguien|me (?:lo|permite)|procede|hubiera",
  turns: "pero|así que|por (?:eso|lo tanto|tanto)|por lo que|lamentablemente|desgraciadamente",
  goesOn: "y|pero|porque|ya|pues|que|gracias|por|avis\\w+|puedes?|perdon\\w*|lo|me|te|le",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const spanishWhys: Language["whys"] = {
  ofVisit:
    "no puede ser|quita|llegar|llego|reserv[eé]|reservad[oa]|apuntad[oa]|agendad[oa]|ten[ií]a(?:mos)?|era|quedamos|quedado|pedid[oa]|con usted(?:es)?|contigo|hueco|lugar|plaza|posible|puedo|disponible|libre|viene bien|ausente",
  elsewhere: "reuni[oó]n(?:es)?|clases?|ex[aá]men(?:es)?|visitas?|entrevistas?|consultas?|cursos?",
};
