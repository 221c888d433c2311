/** The standard theme with the fonts of the reader's system: nothing is fetched from elsewhere. */
import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { searchSettings } from '../search.ts'
import { followLanguage } from './followLanguage.ts'
import './site.css'

export default {
  extends: theme,
  setup: followLanguage,
  enhanceApp: ({ siteData }) => {
    siteData.value.themeConfig.search = { provider: 'local', options: { miniSearch: searchSettings } }
  },
} satisfies Theme
