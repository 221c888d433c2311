class Vendorclient < Formula
  desc "@DESCRIPTION@"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    on_arm do
      url "@DOWNLOADS@/vendorclient-@VERSION@-darwin-arm64.tar.gz"
      sha256 "@SHA256:vendorclient-@VERSION@-darwin-arm64.tar.gz@"
    end
    on_intel do
      url "@DOWNLOADS@/vendorclient-@VERSION@-darwin-x64.tar.gz"
      sha256 "@SHA256:vendorclient-@VERSION@-darwin-x64.tar.gz@"
    end
  end

  on_linux do
    on_arm do
      url "@DOWNLOADS@/vendorclient-@VERSION@-linux-arm64.tar.gz"
      sha256 "@SHA256:vendorclient-@VERSION@-linux-arm64.tar.gz@"
    end
    on_intel do
      url "@DOWNLOADS@/vendorclient-@VERSION@-linux-x64.tar.gz"
      sha256 "@SHA256:vendorclient-@VERSION@-linux-x64.tar.gz@"
    end
  end

  def install
    bin.install "vendorclient"
    man1.install "vendorclient.1"
  end

  service do
    run [opt_bin/"vendorclient", "daemon", "--data", var/"vendorclient", "--port", "8700"]
    keep_alive true
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/vendorclient --version")
  end
end
