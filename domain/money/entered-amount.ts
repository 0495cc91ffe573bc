/**
 * An amount as people type it, as decimal text: '1,000.50', '1 000' and '$20' are read. A separator that groups no thousands is
 * kept, so that the text is refused: '12,50' is not 1250.
 */
export function enteredAmount(text: string, symbol = ''): string {
  const typed = text.trim();
  const digits = symbol !== '' && typed.startsWith(symbol) ? typed.slice(symbol.length).trim() : typed;
  return /^\d{1,3}([,\s]\d{3})+(\.\d*)?$/.test(digits) ? digits.replace(/[,\s]/g, '') : digits;
}
