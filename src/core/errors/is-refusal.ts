/** A 4xx that is an answer to what was asked: an expired session and a gateway in trouble say nothing of it. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
