import { useEffect, useRef, useState } from "react";
import { cityOf, countries, countryName, zoneName, zonesByRegion } from "../../places";
import { SelectField } from "../../ui/field";
import type { Change, Draft } from "./settings-form";

interface PlaceFieldsProps {
  draft: Draft;
  /** False while zone and country are only assumed. */
  known: boolean;
  onChange: Change;
  errors: Record<string, string>;
}

/** Decides how "03/04" and "3 PM" in an email are read. Set once, so it is one line until it is changed. */
export function PlaceFields({ draft: { timeZone, country }, known, onChange, errors }: PlaceFieldsProps) {
  const [changing, setChanging] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // The button that opened them is gone.
  useEffect(() => {
    if (changing) fields.current?.querySelector("select")?.focus();
  }, [changing]);
  if (!changing && known && !errors.timeZone && !errors.country) {
    return (
      <p className="text-small text-ink-2">
        Time zone {zoneName(timeZone)}{" "}
        <span aria-hidden className="mx-1.5">
          •
        </span>{" "}
        Country {countryName(country)}{" "}
        <button
          type="button"
          onClick={() => setChanging(true)}
          className="relative ml-1 rounded-badge font-semibold text-accent-text underline underline-offset-3 max-md:after:absolute max-md:after:-inset-x-1 max-md:after:-inset-y-3.5"
        >
          Change<span className="sr-only"> time zone and country</span>
        </button>
      </p>
    );
  }
  return (
    <div ref={fields} className="grid w-full gap-4 sm:grid-cols-2">
      <SelectField
        label="Time zone"
        hint="Openings are shown and sent in this zone."
        value={timeZone}
        onChange={({ target }) => onChange({ timeZone: target.value })}
        error={errors.timeZone}
      >
        {zonesByRegion(timeZone).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label="Country"
        hint="So that 03/04 and phone numbers are read as you mean them."
        value={country}
        onChange={({ target }) => onChange({ country: target.value })}
        error={errors.country}
      >
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
