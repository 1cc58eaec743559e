/** Below `lg` the shell is a phone's: a top bar and a drawer. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' } as const
