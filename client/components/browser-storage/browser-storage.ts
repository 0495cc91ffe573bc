/**
 * The browser's storage: `browserStorage` is shared by all tabs, `tabStorage` belongs to one. Writing fails when the storage is full,
 * or when the user or a framing page blocks it. A value that cannot be stored is kept until the page is closed, so that the portal
 * works without storage.
 */
class BrowserStorage {
  private readonly unstored = new Map<string, string>();

  constructor(private readonly storage: () => Storage) {}

  getItem(key: string): string | null {
    return this.unstored.get(key) ?? tried(() => this.storage().getItem(key)) ?? null;
  }

  /** Returns whether the value survives a reload. */
  setItem(key: string, value: string): boolean {
    const isStored = tried(() => {
      this.storage().setItem(key, value);
      return true;
    });
    if (isStored) {
      this.unstored.delete(key);
      return true;
    }
    // A reload must not find an older value.
    this.removeItem(key);
    this.unstored.set(key, value);
    return false;
  }

  removeItem(key: string): void {
    this.unstored.delete(key);
    tried(() => this.storage().removeItem(key));
  }

  keys(): string[] {
    return [...this.unstored.keys(), ...(tried(() => Object.keys(this.storage())) ?? [])];
  }
}

function tried<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export const browserStorage = new BrowserStorage(() => localStorage);
export const tabStorage = new BrowserStorage(() => sessionStorage);
