import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call, keyOf } from "../api";
import { useApi } from "../use-api";

/** At the first sign-in, tells the server the browser's time zone and country, so that dates are read as the practitioner means them. */
export function useGuessedZone() {
  const client = useQueryClient();
  const { data } = useApi("GET /api/settings");
  const told = useRef(false);
  const unknown = data?.timeZoneKnown === false;
  useEffect(() => {
    if (!unknown || told.current) return;
    told.current = true;
    const body = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, guessed: true };
    const country = new Intl.Locale(navigator.language).maximize().region;
    call("POST /api/settings", { body: country && /^[A-Z]{2}$/.test(country) ? { ...body, country } : body }).then(
      async (settings) => {
        client.setQueryData(keyOf("GET /api/settings"), settings);
        // Months and weeks that were counted before the zone was known began at other hours.
        await Promise.all([
          client.invalidateQueries({ queryKey: keyOf("GET /api/subscription") }),
          client.invalidateQueries({ queryKey: keyOf("GET /api/dashboard/stats") }),
        ]);
      },
      // Not worth a word to the person: the next visit tries again.
      () => {},
    );
  }, [unknown, client]);
}
