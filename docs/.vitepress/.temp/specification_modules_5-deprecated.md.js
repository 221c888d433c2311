import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"5. Deprecated and unstable parts","description":"","frontmatter":{"search":false},"headers":[],"relativePath":"specification/modules/5-deprecated.md","filePath":"specification/modules/5-deprecated.md"}');
const _sfc_main = { name: "specification/modules/5-deprecated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="5-deprecated-and-unstable-parts" tabindex="-1">5. Deprecated and unstable parts <a class="header-anchor" href="#5-deprecated-and-unstable-parts" aria-label="Permalink to &quot;5. Deprecated and unstable parts&quot;">​</a></h1><table tabindex="0"><thead><tr><th>Part</th><th>State</th></tr></thead><tbody><tr><td>net.subscribe</td><td>deprecated</td></tr><tr><td>REMP settings and <code class="unbroken">Remp...</code> events</td><td>unstable</td></tr><tr><td>settings <code class="unbroken">server_address</code>, <code>network_<wbr>retries_<wbr>count</code>, <code class="unbroken">reconnect_timeout</code>, <code>out_<wbr>of_<wbr>sync_<wbr>threshold</code></td><td>deprecated</td></tr><tr><td>fields <code class="unbroken">shard_block_id</code>, <code class="unbroken">sending_endpoints</code> of wait_for_transaction</td><td>obsolete</td></tr><tr><td>fees <code class="unbroken">in_msg_fwd_fee</code>, <code class="unbroken">out_msgs_fwd_fee</code>, <code class="unbroken">total_account_fees</code>, <code class="unbroken">total_output</code></td><td>deprecated</td></tr><tr><td>Abi <code class="unbroken">Handle</code>, type <code class="unbroken">AbiHandle</code></td><td>not implemented (1)</td></tr><tr><td>abi.update_initial_data, abi.decode_initial_data</td><td>only for ABI below 2.4</td></tr><tr><td>net.find_last_shard_block, the six iterator functions, boc.get_blockchain_config, boc.parse_shardstate</td><td>made for networks with a masterchain</td></tr><tr><td>net.query_counterparties</td><td>needs an optional service of the node</td></tr><tr><td>crypto.factorize, modular_power, tvm_crc16, convert_public_key_to_tvm_safe_format</td><td>kept for compatibility</td></tr><tr><td>module debot</td><td>deprecated and unstable; <a href="./3.10-debot.html">3.10</a></td></tr><tr><td>module proofs of the official library</td><td>deprecated and unstable there; this library has its own, <a href="./3.11-proofs.html">3.11</a></td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("specification/modules/5-deprecated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _5Deprecated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _5Deprecated as default
};
