import type { Reply } from "../../api";
import { cx } from "../../ui/cx";

const BLOCKS = 64;

/** A send under way: told in green, failed in red, the rest outlined. */
export function SendProgress({ report: { total, sent, failed } }: { report: Reply<"POST /api/notifications/send"> }) {
  const done = sent + failed;
  const blocks = Math.min(BLOCKS, Math.max(total, 1));
  const share = (count: number) => (total === 0 ? 0 : Math.round((count / total) * blocks));
  const filled = share(done);
  // One failure among thousands is still worth a block.
  const red = failed === 0 ? 0 : Math.min(filled, Math.max(1, share(failed)));
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <b className="font-semibold">Sending.</b> {show(done)} of {show(total)} clients
        </span>
        <span className="flex gap-4 text-small text-ink-2">
          {show(sent)} sent
          {failed > 0 && <b className="font-semibold text-red">{show(failed)} failed</b>}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label="Clients told"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${total}`}
        className="mt-2 flex h-3.5 gap-[2px]"
      >
        {Array.from({ length: blocks }, (_, block) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
            key={block}
            className={cx(
              "min-w-0 flex-1 rounded-[2px] border",
              block >= filled
                ? "border-line bg-sunken"
                : block >= filled - red
                  ? "border-red-mid bg-red-mid"
                  : "border-accent bg-accent",
            )}
          />
        ))}
      </div>
    </div>
  );
}

const show = (count: number) => count.toLocaleString("en-US");
