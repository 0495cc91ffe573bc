/** The title of the page in the browser, exactly as given; React moves it into the head. */
export const PageTitle = ({ children }: { children: string }) => <title>{children}</title>;
