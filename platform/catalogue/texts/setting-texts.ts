/** The texts for one kind of place: pools of sentence templates (see compose.ts) and names. */
export interface SettingTexts {
  /** Each goes to one home only. */
  names: string[];
  /** When the names are used up: put together from facts. */
  descriptiveNames: string[];
  openings: string[];
  living: string[];
  outdoors: string[];
  table: string[];
  evenings: string[];
}
