/** Where figures were published. */
export interface Source {
  short: string;
  name: string;
  version?: string;
  url: string;
}
