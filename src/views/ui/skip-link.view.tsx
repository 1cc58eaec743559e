import { skipLink } from 'styled-system/recipes/skip-link'

/** The first stop of the keyboard: past the navigation, to the page. `target` is the id of the main part. */
export const SkipLink = ({ children, target }: { children: string; target: string }) => (
  <a href={`#${target}`} className={skipLink()}>
    {children}
  </a>
)
