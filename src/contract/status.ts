/** Below 100, 200 to 299 and above 600 succeed; 600 itself, 1xx and 3xx are rejections (spec 8, contract 4). */
export function isSuccessStatus(status: number): boolean {
  return status < 100 || (status >= 200 && status <= 299) || status > 600;
}
