//! Frames of the protocol. Source: RFC 6455, section 5.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// Largest message that a daemon sends, with room for larger settings.
const LARGEST: usize = 1 << 30;
/// In the second byte: the payload is masked.
const MASKED: u8 = 0x80;
/// Values of the second byte: the length of the payload follows as a number of this width.
const LENGTH_OF_16_BITS: u8 = 0x7e;
const LENGTH_OF_64_BITS: u8 = 0x7f;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Opcode {
    Continuation = 0x0,
    Text = 0x1,
    Binary = 0x2,
    Close = 0x8,
    Ping = 0x9,
    Pong = 0xa,
}

#[derive(Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) opcode: Opcode,
    /// The message ends here.
    pub(super) last: bool,
    pub(super) payload: Vec<u8>,
}

/// Collects bytes into frames of a server, which are not masked.
pub(super) struct FrameReader(Vec<u8>);

impl FrameReader {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    pub(super) fn next(&mut self) -> Result<Option<Frame>, &'static str> {
        let [first, second, ..] = self.0[..] else {
            return Ok(None);
        };
        if first & 0x70 != 0 || second & MASKED != 0 {
            return Err("reserved bits");
        }
        let opcode = match first & 0xf {
            0x0 => Opcode::Continuation,
            0x1 => Opcode::Text,
            0x2 => Opcode::Binary,
            0x8 => Opcode::Close,
            0x9 => Opcode::Ping,
            0xa => Opcode::Pong,
            _ => return Err("unknown opcode"),
        };
        let length_bytes = match second {
            LENGTH_OF_16_BITS => 2,
            LENGTH_OF_64_BITS => 8,
            _ => 0,
        };
        let header = 2 + length_bytes;
        if self.0.len() < header {
            return Ok(None);
        }
        let length = match length_bytes {
            0 => u64::from(second),
            _ => self.0[2..header]
                .iter()
                .fold(0, |length, byte| length << 8 | u64::from(*byte)),
        };
        let length = usize::try_from(length)
            .ok()
            .filter(|length| *length <= LARGEST)
            .ok_or("too long")?;
        if self.0.len() < header + length {
            return Ok(None);
        }
        let rest = self.0.split_off(header + length);
        let mut payload = std::mem::replace(&mut self.0, rest);
        payload.drain(..header);
        Ok(Some(Frame {
            opcode,
            last: first & 0x80 != 0,
            payload,
        }))
    }
}

/// A frame of a client, which is masked.
pub(super) fn encode(opcode: Opcode, payload: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(payload.len() + 14);
    frame.push(0x80 | opcode as u8);
    match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(length @ ..=125), _) => frame.push(MASKED | length),
        (_, Ok(length)) => {
            frame.push(MASKED | LENGTH_OF_16_BITS);
            frame.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            frame.push(MASKED | LENGTH_OF_64_BITS);
            frame.extend_from_slice(&(payload.len() as u64).to_be_bytes());
        }
    }
    let mask = random_bytes::<4>();
    frame.extend_from_slice(&mask);
    let masked = payload.iter().zip(mask.iter().cycle());
    frame.extend(masked.map(|(byte, mask)| byte ^ mask));
    frame
}

/// Bytes that others cannot foresee; good enough for masks and nonces of the handshake.
pub(super) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    for part in bytes.chunks_mut(8) {
        let random = RandomState::new().build_hasher().finish().to_be_bytes();
        part.copy_from_slice(&random[..part.len()]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_frames_byte_by_byte() {
        for length in [0, 5, 125, 126, 65535, 65536] {
            let mut bytes = vec![0x81];
            let of_64_bits = (length as u64).to_be_bytes();
            match length {
                0..=125 => bytes.push(of_64_bits[7]),
                126..=0xffff => bytes.extend([&[126], &of_64_bits[6..]].concat()),
                _ => bytes.extend([&[127], &of_64_bits[..]].concat()),
            }
            bytes.extend(vec![7; length]);
            let mut reader = FrameReader::new(Vec::new());
            for byte in &bytes[..bytes.len() - 1] {
                reader.push(&[*byte]);
                assert_eq!(reader.next(), Ok(None));
            }
            reader.push(&bytes[bytes.len() - 1..]);
            let frame = reader.next().expect("valid").expect("whole");
            assert_eq!((frame.opcode, frame.last), (Opcode::Text, true));
            assert_eq!(frame.payload, vec![7; length]);
        }
    }

    #[test]
    fn masks_what_it_writes() {
        let frame = encode(Opcode::Text, b"hello");
        assert_eq!(frame[..2], [0x81, 0x85]);
        let unmasked: Vec<u8> = (0..5)
            .map(|index| frame[6 + index] ^ frame[2 + index % 4])
            .collect();
        assert_eq!(unmasked, b"hello");
    }
}
