/** The message to a traveler when no response arrived. It does not name the part of the system that failed. */
export const NOT_RESPONDING = 'Our service is not responding';
