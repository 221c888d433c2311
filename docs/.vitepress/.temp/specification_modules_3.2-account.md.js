import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"3.2 account","description":"","frontmatter":{"search":false},"headers":[],"relativePath":"specification/modules/3.2-account.md","filePath":"specification/modules/3.2-account.md"}');
const _sfc_main = { name: "specification/modules/3.2-account.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="32-account" tabindex="-1">3.2 account <a class="header-anchor" href="#32-account" aria-label="Permalink to &quot;3.2 account&quot;">​</a></h1><table tabindex="0"><thead><tr><th>Function</th><th>Meaning</th><th>Parameters</th><th>Result</th><th>Errors</th><th>Notes</th></tr></thead><tbody><tr><td><code class="unbroken">get_account</code></td><td>Downloads one account state over REST. (async)</td><td><code class="unbroken">account_id</code>: string, <code class="unbroken">dapp_id</code>: string</td><td><code class="unbroken">boc</code>: string, <code class="unbroken">dapp_id</code>: string, <code class="unbroken">state_timestamp?</code>: u64, <code class="unbroken">account_id</code>: string</td><td>NET, 512, 518, 605, 615, 622</td><td>Both ids: exactly 64 hex characters, any case. <code class="unbroken">dapp_id</code> may be empty only for legacy nodes. <code class="unbroken">account_id</code> and <code class="unbroken">dapp_id</code> of the result fall back to the request values when the server omits them.</td></tr></tbody></table><ul><li>Request, choice of the form, parsing: <a href="./../network/5-account.html">network 5</a>.</li><li>512: an id is malformed. 518: <code class="unbroken">dapp_id</code> is missing or empty for a Dapp ID-aware node (decision 12). 615: status 401. 622: status 404. 605: another status, or a body without <code class="unbroken">boc</code>. 12: the body is not JSON.</li><li><code class="unbroken">state_timestamp</code> is null when the server does not send it.</li><li><code class="unbroken">AccountErrorCode</code> lists the client codes once more under the name of this module.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("specification/modules/3.2-account.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _3_2Account = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _3_2Account as default
};
