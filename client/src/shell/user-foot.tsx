import { LogOut } from "lucide-react";
import { useState } from "react";
import { displayName, initials } from "../../../shared/names";
import { rememberSignedIn } from "../signed-in-before";
import { cx } from "../ui/cx";
import { Tooltip } from "../ui/tooltip";
import type { User } from "../use-user";

function logout() {
  rememberSignedIn(false);
  window.location.assign("/api/logout");
}

export function UserFoot({ user, rail = false }: { user: User; rail?: boolean }) {
  const name = displayName(user);
  if (rail)
    return (
      <div className="flex flex-col items-center gap-1 py-4">
        <Tooltip label={user.email ? `${name}, ${user.email}` : name} side="right">
          <span>
            <Avatar user={user} />
          </span>
        </Tooltip>
        <Tooltip label="Logout" side="right">
          <LogoutButton rail />
        </Tooltip>
      </div>
    );
  return (
    <div className="px-5 py-4">
      <div className="flex items-center gap-2.5">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="truncate text-label">{name}</p>
          {user.email && <p className="truncate text-caption text-ink-2">{user.email}</p>}
        </div>
      </div>
      <LogoutButton />
    </div>
  );
}

/** Passes on what the tooltip around it hands down. */
function LogoutButton({ rail, ...trigger }: { rail?: boolean }) {
  return (
    <button
      {...trigger}
      type="button"
      onClick={logout}
      aria-label={rail ? "Logout" : undefined}
      className={cx(
        "flex h-10 items-center gap-3 rounded-field text-ink-2 hover:bg-surface/60 hover:text-ink",
        rail ? "w-10 justify-center" : "-mx-1.5 mt-1.5 w-[calc(100%+0.75rem)] px-2.5",
      )}
    >
      <LogOut aria-hidden className="size-[18px]" />
      {!rail && "Logout"}
    </button>
  );
}

function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState(false);
  if (user.profileImageUrl && !broken)
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        onError={() => setBroken(true)}
        referrerPolicy="no-referrer"
        className="size-9 rounded-field object-cover"
      />
    );
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-field bg-ink text-small font-semibold text-paper"
    >
      {initials(user)}
    </span>
  );
}
