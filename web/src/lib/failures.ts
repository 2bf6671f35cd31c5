/** What a failure is called, in the language of this person. */

import { t } from "../i18n/index.svelte";
import { ApiError } from "../net/api";
import { toast } from "./toasts.svelte";

export function why(error: unknown): string {
  if (error instanceof ApiError) return error.away ? t("net.unreachable") : error.message;
  return error instanceof Error ? error.message : String(error);
}

/** Do it; when it fails, say so. True when it worked. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toast(t("net.failed", { why: why(error) }), true);
    return false;
  }
}
