/** The texts for one kind of place: pools of sentence templates (see compose.ts) and names. */
export interface SettingTexts {
  /** Each is used for one home only. */
  names: string[];
  /** Used once the names run out: composed of facts. */
  descriptiveNames: string[];
  openings: string[];
  living: string[];
  outdoors: string[];
  table: string[];
  evenings: string[];
}
