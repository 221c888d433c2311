//! Messages as lines: bytes are split at LF, a CR before it and blank lines are ignored.

/// Collects bytes into lines. The last line counts without LF too.
#[derive(Default)]
pub(crate) struct Lines {
    pending: Vec<u8>,
    /// Bytes of `pending` that are known to hold no LF.
    searched: usize,
}

impl Lines {
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.pending.extend_from_slice(bytes);
    }

    /// The next complete line, without its end.
    pub(crate) fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            let found = self.pending[self.searched..]
                .iter()
                .position(|byte| *byte == b'\n');
            let Some(offset) = found else {
                self.searched = self.pending.len();
                return None;
            };
            let rest = self.pending.split_off(self.searched + offset + 1);
            let mut line = std::mem::replace(&mut self.pending, rest);
            self.searched = 0;
            line.pop();
            if let Some(line) = without_end(line) {
                return Some(line);
            }
        }
    }

    /// The rest after the last LF.
    pub(crate) fn last(&mut self) -> Option<Vec<u8>> {
        self.searched = 0;
        without_end(std::mem::take(&mut self.pending))
    }
}

fn without_end(mut line: Vec<u8>) -> Option<Vec<u8>> {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    let blank = line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
    (!blank).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::Lines;

    fn split(chunks: &[&[u8]]) -> Vec<String> {
        let mut lines = Lines::default();
        let mut found = Vec::new();
        for chunk in chunks {
            lines.push(chunk);
            found.extend(std::iter::from_fn(|| lines.next()));
        }
        found.extend(lines.last());
        found
            .into_iter()
            .map(|line| String::from_utf8(line).expect("UTF-8"))
            .collect()
    }

    #[test]
    fn splits_at_line_ends_wherever_the_chunks_end() {
        let text = "{\"a\":1}\r\n\n \r\n{\"b\":\"üñ€𝄞\"}\n{}".as_bytes();
        let expected = ["{\"a\":1}", "{\"b\":\"üñ€𝄞\"}", "{}"];
        assert_eq!(split(&[text]), expected);
        let bytes: Vec<&[u8]> = text.chunks(1).collect();
        assert_eq!(split(&bytes), expected);
    }
}
