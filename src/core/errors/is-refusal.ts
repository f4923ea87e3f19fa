/** True for a 4xx that answers the call. 401 (expired session) and 429 (too many requests) do not answer it. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
