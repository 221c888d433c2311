/** The standard theme with the fonts of the reader's system: nothing is fetched from elsewhere. */
import theme from 'vitepress/theme-without-fonts'
import './site.css'

export default theme
