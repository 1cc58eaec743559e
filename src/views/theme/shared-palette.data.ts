/** Colours that every scheme shares: the meaning of a status and the brand's pink do not change with taste. */
export const SHARED_PALETTE = {
  light: {
    success: { fg: '#006e35', subtle: '#def6e3' },
    warning: { fg: '#765300', subtle: '#fff0c9' },
    danger: { fg: '#a12628', subtle: '#ffe9e6', solid: '#cc272e', on: '#ffffff' },
    info: { fg: '#005f98', subtle: '#e1f1ff' },
    pink: { solid: '#ff63af', on: '#160009', fg: '#bd006d' },
    progress: { fill: '#da077f' },
    backdrop: '#11141999',
  },
  dark: {
    success: { fg: '#72cf8e', subtle: '#1b3824' },
    warning: { fg: '#eab34a', subtle: '#3e3010' },
    danger: { fg: '#ff958d', subtle: '#462623', solid: '#f97770', on: '#1c0503' },
    info: { fg: '#71bfff', subtle: '#193348' },
    pink: { solid: '#ff63af', on: '#160009', fg: '#ff8dbe' },
    progress: { fill: '#f75ea7' },
    backdrop: '#00000099',
  },
} as const
