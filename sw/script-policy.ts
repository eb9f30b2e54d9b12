// Creates the Trusted Types policy for script addresses. The content security policy allows one
// policy, named `selah`, in the page and in the service worker.

/** TypeScript has no types for Trusted Types yet. */
interface TrustedTypesGlobal {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

/**
 * Returns a function that turns an accepted address into a trusted script address. A browser
 * without Trusted Types gets the address itself, after the same check. The policy is created at the
 * first call. The result is a `TrustedScriptURL`, typed as string like the arguments that take it.
 *
 * The returned function throws a TypeError for an address that `isAllowed` refuses, and where the
 * browser refuses the policy.
 */
export function createScriptPolicy(
  isAllowed: (address: string) => boolean,
  { trustedTypes } = globalThis as TrustedTypesGlobal,
): (address: string) => string {
  let policy: { createScriptURL(address: string): string } | undefined;
  function createScriptURL(address: string): string {
    if (!isAllowed(address)) throw new TypeError(`${address} is not a script of this app.`);
    return address;
  }
  return (address) => {
    policy ??= trustedTypes?.createPolicy('selah', { createScriptURL }) ?? { createScriptURL };
    return policy.createScriptURL(address);
  };
}
