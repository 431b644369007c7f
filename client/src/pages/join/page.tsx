import { useState } from "react";
import type { Body } from "../../api";
import { joinWords } from "../../copy/join";
import { useTitle } from "../../ui/use-title";
import { useApi } from "../../use-api";
import { PublicFrame } from "../public-frame";
import { InvalidLink } from "./invalid-link";
import { JoinForm } from "./join-form";
import { JoinSkeleton } from "./join-skeleton";
import { JoinSuccess } from "./join-success";

/** The practitioner's public sign-up. A lookup that fails, for whatever cause, shows the invalid-link screen. */
export function JoinPage({ token }: { token: string }) {
  const practice = useApi("GET /api/join/:token", { token });
  const [joined, setJoined] = useState<Body<"POST /api/join/:token">>();
  useTitle(
    joined
      ? joinWords.success
      : practice.isError
        ? joinWords.invalid
        : practice.data
          ? joinWords.title(practice.data.businessName)
          : joinWords.untitled,
  );

  if (practice.isError)
    return (
      <PublicFrame ruled>
        <InvalidLink title={joinWords.invalid} text={joinWords.invalidText} />
      </PublicFrame>
    );
  if (joined)
    return (
      <PublicFrame ruled>
        <JoinSuccess joined={joined} />
      </PublicFrame>
    );
  return (
    <PublicFrame ruled form>
      {practice.data ? (
        <JoinForm token={token} business={practice.data.businessName} onJoined={setJoined} />
      ) : (
        <JoinSkeleton />
      )}
    </PublicFrame>
  );
}
