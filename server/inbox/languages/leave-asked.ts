/**
 * "Mrs. Cole would like to cancel tomorrow at 9. Is that OK with the 24 hour rule?": how somebody reports what a client wishes, and how
 * whoever reports it asks whether it is granted. "Shall we offer it?" asks for no leave.
 */
export const leaveAsked = {
  wish: [
    "(?:would|'d|’d) (?:really )?like (?:me |us )?to|wants? (?:me |us )?to|is asking (?:me |us )?to|asks (?:me |us )?to|wishes to|is hoping to",
    "möchte|will|würde gerne?|wünscht",
    "voudrait|souhaite(?:rait)?|veut|aimerait|demande à",
    "quiere|querría|quisiera|desea|pide|le gustaría",
    "vorrebbe|vuole|desidera|chiede di",
    "wil|zou graag|wenst",
    "quer|queria|gostaria de|deseja|pede para",
    "vill|skulle vilja|önskar",
  ].join("|"),
  leave: [
    "(?:and |so |but )?(?:is|are|would|will) (?:that|this|it|you|we) (?:be )?(?:all )?(?:right|ok|okay|fine|alright|allowed|possible|good|cool|happy)(?!\\p{L})[^?]*",
    "(?:and |so |but )?(?:shall|should|can|may|could|do|must) (?:i|we|she|he|they) (?:just |still |really |simply )*(?:let|take|cancel|make|tell|allow|have|say|agree|accept|go|insist|waive|excuse|remove|confirm|hold|do)(?!\\p{L})[^?]*",
    "(?:and |so |but )?(?:do|would) you (?:want me|want us|mind|agree|approve|allow|let|accept|like me)(?!\\p{L})[^?]*",
    "(?:is |all )?(?:ok|okay|alright|right|fine)(?: (?:with|by|for) (?:you|the|our|us)[^?]*)?|what (?:should|shall|do|can) (?:i|we) (?:tell|say|do|answer)(?!\\p{L})[^?]*",
    "(?:und |also )?(?:ist|wäre|geht) (?:das|es|dies)(?!\\p{L})[^?]*(?:ok|okay|in ordnung|möglich|erlaubt|recht|klar|so)(?!\\p{L})[^?]*|(?:geht das|in ordnung|okay|ok)(?!\\p{L})[^?]*",
    "(?:und |also )?(?:soll|sollen|darf|dürfen|kann|können|muss|müssen) (?:ich|wir|sie|er) [^?]*(?:austragen|streichen|absagen|stornieren|lassen|zusagen|bestätigen|sagen|darauf bestehen|annehmen|machen|kommen)|(?:sind|wären) sie (?:damit )?einverstanden[^?]*|was (?:soll|sollen) (?:ich|wir) [^?]*(?:sagen|antworten|machen)",
    "(?:et |alors )?(?:est-ce (?:que )?(?:c'est )?(?:possible|ok|bon|d'accord|permis|je|on)|c'est (?:possible|ok|bon|d'accord)|ça (?:va|vous va|te va)|d'accord|je (?:l'annule|l'enlève|le retire|la retire|lui dis quoi)|(?:on|vous) (?:accepte|acceptez|êtes d'accord)|vous êtes d'accord|dois-je|puis-je|que (?:dois-je|faut-il) (?:lui )?(?:dire|répondre))(?!\\p{L})[^?]*",
    "(?:y )?(?:¿ ?)?(?:te parece|le parece|os parece|est[aá] bien|es posible|vale|de acuerdo|se puede|la (?:cancelo|anulo|quito)|l[oe] (?:cancelo|anulo|quito)|qué le (?:digo|decimos|contesto)|lo aceptamos|aceptamos|le dejamos|puedo|debo)(?!\\p{L})[^?]*",
    "(?:va bene|è possibile|d'accordo|posso|devo|che (?:le|gli) (?:dico|rispondo)|l[ao] (?:cancello|annullo|tolgo)|accettiamo)(?!\\p{L})[^?]*",
    "(?:is (?:dat|het) (?:goed|oké|ok|akkoord|mogelijk)|mag (?:dat|ik|zij|hij)|zal ik|moet ik|vind (?:je|u) (?:dat )?goed|akkoord|wat (?:zeg|moet) (?:ik|ik haar))(?!\\p{L})[^?]*",
    "(?:pode ser|tudo bem|está bem|é possível|posso|devo|aceitamos|o que (?:lhe )?(?:digo|respondo))(?!\\p{L})[^?]*",
    "(?:är det (?:ok|okej|möjligt)|går det bra|ska jag|får (?:hon|han|jag)|okej|vad ska jag (?:säga|svara))(?!\\p{L})[^?]*",
  ].join("|"),
};
