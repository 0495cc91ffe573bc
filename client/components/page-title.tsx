/** The title of the page in the browser, unchanged; React moves it into the head. */
export const PageTitle = ({ children }: { children: string }) => <title>{children}</title>;
