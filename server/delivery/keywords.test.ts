import { expect, test } from "vitest";
import { type Wish, wishOf } from "./keywords";

const said: Record<Wish, string[]> = {
  stop: [
    "STOP",
    "stop",
    " Stop. ",
    "StopAll",
    "STOP ALL",
    "Unsubscribe",
    "cancel",
    "END",
    "Quit!",
    "revoke",
    "opt out",
    "opt-out",
    "OPTOUT",
    "Stop please",
    "please stop",
    "Stop it now",
    "stop texting me",
    "Please stop sending me these messages",
    "STOP MESSAGING ME!!!",
    "don't text me anymore",
    "Don’t contact me again",
    "do not message me",
    "I no longer want these texts",
    "I don't want any more texts",
    "no more texts please",
    "please remove me",
    "Remove my number from your list",
    "take me off this list",
    "unsubscribe me please",
    "I'd like to opt out",
    "leave me alone",
  ],
  start: ["START", "unstop", "Yes", "start."],
  help: ["HELP", "info", "Help!"],
  other: [
    "",
    "Thanks!",
    "TAKE",
    "I'll take it",
    "Can I stop by on Monday?",
    "I can't stop by tomorrow, sorry",
    "Please don't cancel my appointment",
    "Please cancel my appointment on Friday",
    "Can you take me at 4 instead?",
    "The bus stop is closed",
    "How do I get to you?",
    "yes please, I want the 3 pm",
    "I need help with my booking",
    "At the end of the week",
  ],
};

test.each(Object.entries(said).flatMap(([wish, texts]) => texts.map((text) => [text, wish])))(
  "%j means %s [P70, P72, P73]",
  (text, wish) => {
    expect(wishOf(text!)).toBe(wish);
  },
);
