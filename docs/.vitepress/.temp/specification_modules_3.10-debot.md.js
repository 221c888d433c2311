import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"3.10 debot","description":"","frontmatter":{"search":false},"headers":[],"relativePath":"specification/modules/3.10-debot.md","filePath":"specification/modules/3.10-debot.md"}');
const _sfc_main = { name: "specification/modules/3.10-debot.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="310-debot" tabindex="-1">3.10 debot <a class="header-anchor" href="#310-debot" aria-label="Permalink to &quot;3.10 debot&quot;">​</a></h1><p>Not part of this library (decision 26). The official module has the functions <code class="unbroken">init</code>, <code class="unbroken">start</code>, <code class="unbroken">fetch</code>, <code class="unbroken">execute</code>, <code class="unbroken">send</code> and <code class="unbroken">remove</code> and the error codes 801 to 813; all of it is deprecated and depends on GraphQL collections of older networks. Functions of this module are unknown here: -32601 with <code class="unbroken">client_code</code> 25.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("specification/modules/3.10-debot.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _3_10Debot = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _3_10Debot as default
};
